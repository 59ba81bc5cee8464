import { useState } from 'react';
import { PASSWORD } from '#contract/constants';
import { useText } from '#i18n/react';
import { PasswordField } from '../../ui/inputs.tsx';
import { StrengthBar } from './strength-bar.tsx';

type NewPasswordFieldsProps = {
  errorOf: (field: string) => string | null;
  /** The account's email address, for password managers. */
  email?: string;
};

/** @spec 5.4 D2.3 */
export function NewPasswordFields({ errorOf, email }: NewPasswordFieldsProps) {
  const t = useText();
  const [password, setPassword] = useState('');
  return (
    <>
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <div>
        <PasswordField
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
        label={t('new_password.again')}
        error={errorOf('password_again')}
        name="password_again"
        autoComplete="new-password"
      />
    </>
  );
}
