import { PROFILE_NAME_LENGTH } from '#contract/constants';
import { genders, type OwnProfile } from '#contract/profiles';
import { useOwnText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { FieldErrorText } from '../../ui/field.tsx';
import { BirthDateFact } from './birth-date-fact.tsx';
import { ChoiceList } from './choice-list.tsx';
import { FieldRow } from './field-row.tsx';
import { Rows } from './rows.tsx';
import { TextFact } from './text-fact.tsx';
import { useUndoable } from './use-undoable.ts';

/** Who one is: what everybody tells; the gender only where the audience of the site leaves it open. */
export function IdentityFacts({ profile }: { profile: OwnProfile }) {
  const t = useOwnText();
  const { audience } = useSettings();
  return (
    <Rows>
      <TextFact
        profile={profile}
        field="name"
        label={t('signup.name')}
        hint={t('signup.name_hint')}
        limit={PROFILE_NAME_LENGTH.max}
      />
      {audience === 'everyone' && <GenderFact profile={profile} />}
      <BirthDateFact profile={profile} />
    </Rows>
  );
}

function GenderFact({ profile: { gender } }: { profile: OwnProfile }) {
  const t = useOwnText();
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
