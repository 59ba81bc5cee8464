import { PASSWORD } from '#contract/constants';
import type { FieldErrors } from '#contract/errors';
import { useText } from '#i18n/react';
import { StrengthBar } from '../accounts/password/strength-bar.tsx';
import { PasswordField } from '../ui/inputs.tsx';
import type { SignupDraft } from './signup-draft.ts';

type PasswordForm = {
  draft: Pick<SignupDraft, 'email'>;
  password: string;
  setPassword: (password: string) => void;
  errors: FieldErrors;
  errorOf: (field: string) => string | null;
  focusedField?: string | null;
  /** True if the server answered the form: its document does not contain the password. */
  isRetyped?: boolean;
};

/** @spec 4.2 5.4 */
export function PasswordFields({
  form: { draft, password, setPassword, errors, errorOf, focusedField, isRetyped },
}: {
  form: PasswordForm;
}) {
  const t = useText();
  return (
    <>
      {/* Lets password managers store the email address together with the password. */}
      <input type="email" name="email" autoComplete="username" value={draft.email} readOnly hidden />
      <PasswordField
        label={t('signup.password')}
        labelUnseen
        hint={isRetyped ? t('signup.password_again') : t('signup.password_hint', { min: PASSWORD.min })}
        error={errorOf('password')}
        name="password"
        autoFocus={focusedField === 'password'}
        autoComplete="new-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <StrengthBar password={password} isRefused={errors.password !== undefined} />
    </>
  );
}
