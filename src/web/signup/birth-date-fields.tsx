import { useText } from '#i18n/react';
import { FieldErrorText } from '../ui/field.tsx';
import { TextField } from '../ui/inputs.tsx';
import style from './signup.module.css';
import type { SignupFormState } from './use-signup-form.ts';

/** @spec 5.2 */
export function BirthDateFields({ form: { draft, change, errorOf } }: { form: SignupFormState }) {
  const t = useText();
  const error = errorOf('date_of_birth');
  const part = (name: 'day' | 'month' | 'year', label: string, length: number) => ({
    label,
    name: `bday-${name}`,
    autoComplete: `bday-${name}`,
    inputMode: 'numeric' as const,
    maxLength: length,
    value: draft[name],
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: event.target.value.replace(/\D/g, '') }),
    invalid: error !== null,
    'aria-describedby': 'birth-date-error',
  });
  return (
    <fieldset aria-describedby="birth-date-hint" className={`stack gap-1 ${style.group}`}>
      <legend className="unseen">{t('signup.birth_date')}</legend>
      <div className={`stack gap-1 ${style.date}`}>
        <TextField {...part('day', t('signup.day'), 2)} />
        <TextField {...part('month', t('signup.month'), 2)} />
        <TextField {...part('year', t('signup.year'), 4)} />
      </div>
      <p id="birth-date-hint" className="quiet text-m">
        {t('signup.birth_date_hint')}
      </p>
      <FieldErrorText id="birth-date-error" error={error} />
    </fieldset>
  );
}
