import { useState } from 'react';
import { PASSWORD } from '#contract/constants';
import { useText } from '#i18n/react';
import { PasswordField } from '../../ui/inputs.tsx';
import { StrengthBar } from './strength-bar.tsx';

type NewPasswordFieldsProps = {
  /** Text of a refused field, `password` or `password_again`. */
  errorOf: (field: string) => string | null;
  /** Whose password it is, for password managers. */
  email?: string;
};

/** A new password, twice, and how strong it looks. The values are the form's own. */
export function NewPasswordFields({ errorOf, email }: NewPasswordFieldsProps) {
  const t = useText();
  const [password, setPassword] = useState('');
  const reveal = { showLabel: t('signup.password_show'), hideLabel: t('signup.password_hide') };
  return (
    <>
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <div>
        <PasswordField
          {...reveal}
          label={t('new_password.label')}
          hint={t('signup.password_hint', { min: PASSWORD.min })}
          error={errorOf('password')}
          name="password"
          autoComplete="new-password"
          onChange={event => setPassword(event.target.value)}
        />
        <StrengthBar password={password} isRefused={errorOf('password') !== null} />
      </div>
      <PasswordField
        {...reveal}
        label={t('new_password.again')}
        error={errorOf('password_again')}
        name="password_again"
        autoComplete="new-password"
      />
    </>
  );
}
