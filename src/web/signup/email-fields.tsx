import { useText } from '#i18n/react';
import { EmailSuggestion } from '../accounts/email-suggestion.tsx';
import { TextField } from '../ui/inputs.tsx';
import { LoginInstead } from './login-instead.tsx';
import type { SignupFormState } from './use-signup-form.ts';

/** @spec 4.2 5.3 */
export function EmailFields({ form }: { form: SignupFormState }) {
  const t = useText();
  const { draft, change, errors, errorOf, suggestion } = form;
  return (
    <>
      <TextField
        label={t('signup.email')}
        labelUnseen
        hint={t('signup.email_hint')}
        error={errorOf('email')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.email}
        onChange={event => change({ email: event.target.value })}
      />
      <EmailSuggestion correction={suggestion} onAccept={email => change({ email })} />
      {errors.email?.code === 'email_taken' && <LoginInstead email={draft.email} about={form.about?.id} />}
    </>
  );
}
