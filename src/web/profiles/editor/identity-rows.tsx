import { type SubmitEvent, useState } from 'react';
import { useFormatter } from 'use-intl';
import { PROFILE_NAME_LENGTH } from '#contract/constants';
import { genders, type OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { Button } from '../../ui/button.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import style from './choice-list.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { FieldRow, FieldRows } from './field-row.tsx';
import { TextRow } from './text-row.tsx';
import { useUndoable } from './use-saved-field.ts';

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
      {audience === 'everyone' && (
        <ChoiceRow
          required
          profile={profile}
          field="gender"
          label={t('editor.gender')}
          options={genders.map(value => ({ value, name: t(`gender.${value}`) }))}
        />
      )}
      <BirthDateRow profile={profile} />
    </FieldRows>
  );
}

/**
 * Only the member sees this date; one correction is allowed and cannot be undone.
 * @spec 5.2 D2.1
 */
function BirthDateRow({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const format = useFormatter();
  const { support_email: email } = useSettings();
  const label = t('signup.birth_date');
  // `saving` belongs to the row, because the form unmounts after the correction.
  const saving = useUndoable('date_of_birth', label);
  return (
    <FieldRow
      field="date_of_birth"
      label={label}
      onClose={saving.clear}
      value={format.dateTime(new Date(profile.date_of_birth), { dateStyle: 'long', timeZone: 'UTC' })}
    >
      {close => (
        <>
          <p className="quiet">{t('signup.birth_date_hint')}</p>
          {profile.birth_date_fixed ? (
            <p>{t('editor.birth_date_fixed', { email })}</p>
          ) : (
            <BirthDateForm date={profile.date_of_birth} label={label} saving={saving} onSaved={close} />
          )}
        </>
      )}
    </FieldRow>
  );
}

const parts = ['day', 'month', 'year'] as const;

type BirthDateFormProps = {
  date: string;
  label: string;
  saving: ReturnType<typeof useUndoable>;
  onSaved: () => void;
};

function BirthDateForm({ date, label, saving, onSaved }: BirthDateFormProps) {
  const t = useAccountText();
  const { save, isSaving, error, clear } = saving;
  const labels = { day: t('signup.day'), month: t('signup.month'), year: t('signup.year') };
  const [year = '', month = '', day = ''] = date.split('-');
  const [typed, setTyped] = useState({ day, month, year });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const entered = [typed.year.padStart(4, '0'), typed.month.padStart(2, '0'), typed.day.padStart(2, '0')];
    if (entered.join('-') === date) return onSaved();
    save({ change: { date_of_birth: entered.join('-') } }, onSaved);
  };
  return (
    <form noValidate className="stack gap-2" onSubmit={submit}>
      <fieldset className="stack gap-2" aria-describedby="birth-date-error">
        <legend className="unseen">{label}</legend>
        <div className={`stack gap-1 ${style.date}`}>
          {parts.map(part => (
            <TextField
              key={part}
              label={labels[part]}
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              value={typed[part]}
              invalid={error !== null}
              onChange={({ target }) => {
                setTyped({ ...typed, [part]: target.value.replace(/\D/g, '') });
                if (error) clear();
              }}
            />
          ))}
        </div>
        <FieldErrorText id="birth-date-error" error={error} />
      </fieldset>
      <p className="quiet">{t('editor.birth_date_once')}</p>
      <Button type="submit" wide busy={isSaving}>
        {t('editor.birth_date_save')}
      </Button>
    </form>
  );
}
