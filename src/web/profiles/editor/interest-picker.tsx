import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameIncludes } from '#contract/fold-name';
import { type Interest, isInterest } from '#contract/interests';
import type { OwnProfile } from '#contract/profiles';
import { getInterests } from '#contract/site';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { Button } from '../../ui/button.tsx';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { groupNames, interestGroups } from './interest-groups.ts';
import style from './interest-picker.module.css';
import { useSavedField } from './use-saved-field.ts';

type InterestPickerProps = {
  profile: OwnProfile;
  onTap: (interest: Interest, on: boolean, saved: Promise<boolean>) => void;
  onDone: () => void;
};

/**
 * Interests chosen before the picker opened come first.
 * @spec 3.3
 */
export function InterestPicker({ profile, onTap, onDone }: InterestPickerProps) {
  const t = useAccountText();
  const { visible_profile_notes: notes } = useSettings();
  const { data } = useQuery(query(getInterests));
  const { save, error } = useSavedField('interests', t('detail.interests'));
  const [searchText, setSearchText] = useState('');
  const [pending, setPending] = useState<Partial<Record<Interest, boolean>>>({});
  const [initial] = useState(profile.interests);
  const offered = data?.interests.filter(isInterest) ?? [];
  const matchesSearch = (interest: Interest) =>
    offered.includes(interest) && nameIncludes(t(`interest.${interest}`), searchText);
  const isChosen = (interest: Interest) => pending[interest] ?? profile.interests.includes(interest);
  const press = async (interest: Interest, on: boolean) => {
    setPending({ ...pending, [interest]: on });
    const saved = save(on ? { interests_added: [interest] } : { interests_removed: [interest] });
    onTap(interest, on, saved);
    if (!(await saved)) setPending(({ [interest]: _refused, ...others }) => others);
  };
  const chips = (list: readonly Interest[]) => (
    <Chips>
      {list.map(interest => (
        <ChipChoice
          key={interest}
          checked={isChosen(interest)}
          onChange={({ target }) => void press(interest, target.checked)}
        >
          {t(`interest.${interest}`)}
        </ChipChoice>
      ))}
    </Chips>
  );
  const groups = groupNames
    .map(
      name =>
        [name, interestGroups[name].filter(one => matchesSearch(one) && !initial.includes(one))] as const,
    )
    .filter(([, list]) => list.length > 0);
  const chosen = initial.filter(matchesSearch);
  return (
    <div className={style.picker}>
      <p className={style.hint}>{notes.interests ?? t('editor.interests_hint')}</p>
      <TextField
        type="search"
        label={t('editor.interests_search')}
        labelUnseen
        placeholder={t('editor.interests_search')}
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
      />
      {error && (
        <div role="alert">
          <FieldErrorText id="interests-error" error={error} />
        </div>
      )}
      {chosen.length > 0 && (
        <fieldset className={style.group}>
          <legend>{t('editor.interests_chosen')}</legend>
          {chips(chosen)}
        </fieldset>
      )}
      {groups.map(([name, list]) => (
        <fieldset key={name} className={style.group}>
          <legend>{t(`interest_group.${name}`)}</legend>
          {chips(list)}
        </fieldset>
      ))}
      {chosen.length + groups.length === 0 && <p>{t('editor.interests_none')}</p>}
      <div className={style.done}>
        <Button wide onClick={onDone}>
          {t('editor.done')}
        </Button>
      </div>
    </div>
  );
}
