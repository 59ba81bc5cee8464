import { PASSWORD } from '#contract/constants';
import { useText } from '#i18n/react';
import { PasswordField } from '../../ui/inputs.tsx';
import { StrengthBar } from '../password/strength-bar.tsx';
import type { SignupFormState } from './use-signup-form.ts';

/** A password and, in a word, how strong it looks. */
export function PasswordFields({
  form: { draft, password, setPassword, errors, errorOf },
}: {
  form: SignupFormState;
}) {
  const t = useText();
  return (
    <>
      {/* For password managers: whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={draft.email} readOnly hidden />
      <PasswordField
        label={t('signup.password')}
        labelUnseen
        hint={t('signup.password_hint', { min: PASSWORD.min })}
        error={errorOf('password')}
        showLabel={t('signup.password_show')}
        hideLabel={t('signup.password_hide')}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <StrengthBar password={password} isRefused={errors.password !== undefined} />
    </>
  );
}
