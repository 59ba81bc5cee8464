import { PROFILE_NAME_LENGTH } from '#contract/constants';
import { genders, type OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { FieldErrorText } from '../../ui/field.tsx';
import { BirthDateRow } from './birth-date-row.tsx';
import { ChoiceList } from './choice-list.tsx';
import { FieldRow } from './field-row.tsx';
import { FieldRows } from './field-rows.tsx';
import { TextRow } from './text-row.tsx';
import { useUndoable } from './use-undoable.ts';

/**
 * The gender can be changed only where the site's audience allows both genders.
 * @spec 5.1 5.2 3.2
 */
export function IdentityRows({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const { audience } = useSettings();
  return (
    <FieldRows>
      <TextRow
        profile={profile}
        field="name"
        label={t('signup.name')}
        hint={t('signup.name_hint')}
        limit={PROFILE_NAME_LENGTH.max}
      />
      {audience === 'everyone' && <GenderRow profile={profile} />}
      <BirthDateRow profile={profile} />
    </FieldRows>
  );
}

function GenderRow({ profile: { gender } }: { profile: OwnProfile }) {
  const t = useAccountText();
  const label = t('editor.gender');
  const { save, error, clear } = useUndoable('gender', label);
  return (
    <FieldRow field="gender" label={label} value={t(`gender.${gender}`)} onClose={clear}>
      {close => (
        <>
          <ChoiceList
            label={label}
            options={genders.map(value => ({ value, name: t(`gender.${value}`) }))}
            chosen={gender}
            onChoose={value => {
              const chosen = genders.find(known => known === value) ?? gender;
              if (chosen === gender) return close();
              save({ change: { gender: chosen }, back: { gender } }, close);
            }}
          />
          <FieldErrorText id="gender-error" error={error} />
        </>
      )}
    </FieldRow>
  );
}
