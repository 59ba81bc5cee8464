import type { ComponentProps } from 'react';
import { useAccountText } from '#i18n/react';
import { PasswordField } from '../../ui/inputs.tsx';
import { useUser } from '../user-query.ts';

type CurrentPasswordFieldProps = Pick<ComponentProps<'input'>, 'ref' | 'onInput'> & {
  hint?: string;
  error?: string | null | undefined;
};

/** @spec 5.4 */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const t = useAccountText();
  const user = useUser();
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        {...props}
        label={t('reauthentication.password')}
        name="password"
        autoComplete="current-password"
        required
      />
    </>
  );
}
