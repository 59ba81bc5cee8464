import { useNavigate } from 'react-router';
import { changePassword } from '#contract/credentials';
import { useAccountText } from '#i18n/react';
import { SubmitButton } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ErrorText } from '../error-text.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { useCallForm } from '../use-call-form.ts';
import { useUser } from '../user-query.ts';

/** @spec 2.9 5.4 */
export default function PasswordPage() {
  const t = useAccountText();
  const navigate = useNavigate();
  const email = useUser()?.email ?? '';
  const form = useCallForm({
    call: changePassword,
    bodyOf: ({ old_password = '', password = '', password_again = '' }) => ({
      old_password,
      password,
      password_again,
    }),
    onDone: async () => {
      toast(t('password_settings.done'), 'good');
      await navigate('/settings');
    },
  });
  return (
    <SettingsFrame title={t('signup.password')} intro={t('password_settings.intro')}>
      <form {...form.bind} className="stack gap-2 narrow">
        <PasswordField
          label={t('password_settings.old')}
          error={form.errorOf('old_password')}
          name="old_password"
          autoComplete="current-password"
        />
        <NewPasswordFields errorOf={form.errorOf} email={email} />
        <ErrorText error={form.error} />
        <SubmitButton wide busy={form.isPending}>
          {t('password_settings.submit')}
        </SubmitButton>
      </form>
    </SettingsFrame>
  );
}
