import type { ReactNode } from 'react';
import { genders } from '#contract/profiles';
import { useText } from '#i18n/react';
import { EmailSuggestion } from '../accounts/email-suggestion.tsx';
import { useSettings } from '../site/settings-query.ts';
import { RadioChips } from '../ui/chip.tsx';
import { FieldErrorText } from '../ui/field.tsx';
import { EmailField, TextField } from '../ui/inputs.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { LoginInstead } from './login-instead.tsx';
import { MessageFields } from './message-fields.tsx';
import { PasswordFields } from './password-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { plainFields } from './plain-form/plain-fields.ts';
import style from './signup.module.css';
import type { SignupFormState } from './use-signup-form.ts';

/** @spec 4.2 */
export function QuestionFields({ form }: { form: SignupFormState }) {
  const t = useText();
  switch (form.question.id) {
    case 'name':
      return <Screen title={t('signup.name_question')} fields={<NameFields form={form} />} />;
    case 'birth_date':
      return <Screen title={t('signup.birth_date_question')} fields={<BirthDateFields form={form} />} />;
    case 'place':
      return <Screen title={t('signup.place_question')} fields={<PlaceFields form={form} />} />;
    case 'email':
      return <Screen title={t('signup.email_question')} fields={<EmailFields form={form} />} />;
    case 'password':
      return (
        <Screen
          title={t('signup.password_question')}
          fields={
            <>
              <PasswordFields form={form} />
              <ConsentFields form={form} />
            </>
          }
        />
      );
    case 'message':
      return form.writesTo && <MessageFields form={form} to={form.writesTo} />;
  }
}

const Screen = ({ title, fields }: { title: string; fields: ReactNode }) => (
  <>
    <h2 className={`heading-l ${style.question}`}>{title}</h2>
    <div className="stack gap-2">{fields}</div>
  </>
);

/** @spec 4.2 5.3 */
function EmailFields({ form }: { form: SignupFormState }) {
  const t = useText();
  const { draft, change, errors, errorOf, suggestion } = form;
  return (
    <>
      <EmailField
        label={t('signup.email')}
        labelUnseen
        hint={t('signup.email_hint')}
        error={errorOf('email')}
        autoComplete="email"
        inputMode="email"
        autoFocus={form.focusedField === 'email'}
        value={draft.email}
        onChange={event => change({ email: event.target.value })}
      />
      <EmailSuggestion
        correction={suggestion}
        name={plainFields.correctedEmail}
        onAccept={email => change({ email })}
      />
      {errors.email?.code === 'email_taken' && <LoginInstead email={draft.email} about={form.about?.id} />}
    </>
  );
}

/** @spec 4.2 5.1 */
function NameFields({ form: { draft, change, errorOf, focusedField } }: { form: SignupFormState }) {
  const t = useText();
  const { audience } = useSettings();
  return (
    <>
      <TextField
        label={t('signup.name')}
        labelUnseen
        hint={t('signup.name_hint')}
        error={errorOf('name')}
        name="name"
        autoComplete="nickname"
        autoFocus={focusedField === 'name'}
        value={draft.name}
        onChange={event => change({ name: event.target.value })}
      />
      {audience !== 'men_seeking_men' && (
        <fieldset aria-describedby="gender-error" className={`stack gap-1 ${style.group}`}>
          <legend>{t('signup.gender')}</legend>
          <RadioChips
            group="gender"
            options={genders.map(value => ({ value, name: t(`gender.${value}`) }))}
            chosen={draft.gender}
            invalid={errorOf('gender') !== null}
            autoFocus={focusedField === 'gender'}
            onChoose={gender => change({ gender })}
          />
          <FieldErrorText id="gender-error" error={errorOf('gender')} />
        </fieldset>
      )}
    </>
  );
}

/** @spec 5.2 */
function BirthDateFields({ form: { draft, change, errorOf, focusedField } }: { form: SignupFormState }) {
  const t = useText();
  const error = errorOf('date_of_birth');
  const part = (name: 'day' | 'month' | 'year', label: string, length: number) => ({
    label,
    name,
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
        <TextField {...part('day', t('signup.day'), 2)} autoFocus={focusedField === 'date_of_birth'} />
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
