import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Interest, isInterest } from '#contract/interests';
import { nameIncludes } from '#contract/plain-text';
import type { OwnProfile } from '#contract/profiles';
import { getInterests } from '#contract/site';
import { useAccountText, useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { Button } from '../../ui/button.tsx';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import style from './choice-list.module.css';
import { FieldRow } from './field-row.tsx';
import { groupNames, isInGroup } from './interest-groups.ts';
import { useSavedField, useUndoable } from './use-saved-field.ts';

type EditSession = { before: readonly Interest[]; taps: Map<Interest, boolean>; answers: Promise<void>[] };

const newSession = (before: readonly Interest[]): EditSession => ({ before, taps: new Map(), answers: [] });

/**
 * Each press is saved at once; closing the picker offers to undo all changes.
 * @spec 3.3
 */
export function InterestsRow({ profile }: { profile: OwnProfile }) {
  const t = useMembersText();
  const label = t('detail.interests');
  const { offer } = useUndoable('interests', label);
  const { interests } = profile;
  const session = useRef(newSession(interests));
  const handleClose = async () => {
    const { before, taps, answers } = session.current;
    session.current = newSession(interests);
    // Waits for the answers, because only saved changes can be undone.
    await Promise.all(answers);
    const changed = [...taps].filter(([one, on]) => on !== before.includes(one));
    const [added, removed] = [changed.filter(([, on]) => on), changed.filter(([, on]) => !on)];
    if (changed.length > 0)
      offer({ interests_added: removed.map(([one]) => one), interests_removed: added.map(([one]) => one) });
  };
  return (
    <FieldRow
      field="interests"
      label={label}
      value={interests.map(interest => t(`interest.${interest}`)).join(', ') || null}
      long
      onClose={() => void handleClose()}
    >
      {close => (
        <InterestPicker
          profile={profile}
          onTap={(interest, on, saved) => {
            if (session.current.answers.length === 0) session.current = newSession(interests);
            const { taps, answers } = session.current;
            taps.set(interest, on);
            answers.push(saved.then(isSaved => void (isSaved || taps.delete(interest))));
          }}
          onDone={close}
        />
      )}
    </FieldRow>
  );
}

type InterestPickerProps = {
  profile: OwnProfile;
  onTap: (interest: Interest, on: boolean, saved: Promise<boolean>) => void;
  onDone: () => void;
};

/**
 * Interests chosen before the picker opened come first.
 * @spec 3.3
 */
function InterestPicker({ profile, onTap, onDone }: InterestPickerProps) {
  const t = useAccountText();
  const { visible_profile_notes: notes } = useSettings();
  const { data } = useQuery(query(getInterests));
  const { save, error } = useSavedField('interests', t('detail.interests'));
  const [searchText, setSearchText] = useState('');
  const [pending, setPending] = useState<Partial<Record<Interest, boolean>>>({});
  const [initial] = useState(profile.interests);
  const offered = data?.interests.filter(isInterest) ?? [];
  const matchesSearch = (interest: Interest) => nameIncludes(t(`interest.${interest}`), searchText);
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
        [
          name,
          offered.filter(one => isInGroup(one, name) && matchesSearch(one) && !initial.includes(one)),
        ] as const,
    )
    .filter(([, list]) => list.length > 0);
  const chosen = initial.filter(matchesSearch);
  return (
    <div className="stack gap-3">
      <p className="quiet">{notes.interests ?? t('editor.interests_hint')}</p>
      <TextField
        type="search"
        label={t('search.interest_part')}
        labelUnseen
        placeholder={t('search.interest_part')}
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
      />
      {error && (
        <div role="alert">
          <FieldErrorText id="interests-error" error={error} />
        </div>
      )}
      {chosen.length > 0 && (
        <fieldset className="stack gap-1">
          <legend className="quiet text-m weight-600 space-below-1">{t('editor.interests_chosen')}</legend>
          {chips(chosen)}
        </fieldset>
      )}
      {groups.map(([name, list]) => (
        <fieldset key={name} className="stack gap-1">
          <legend className="quiet text-m weight-600 space-below-1">{t(`interest_group.${name}`)}</legend>
          {chips(list)}
        </fieldset>
      ))}
      {chosen.length + groups.length === 0 && <p>{t('editor.interests_none')}</p>}
      <div className={`sticky raised line-above pad-2-3 ${style.done}`}>
        <Button wide onClick={onDone}>
          {t('action.done')}
        </Button>
      </div>
    </div>
  );
}
