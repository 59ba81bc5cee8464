import { useSearchParams } from 'react-router';
import { acceptStaffInvitation } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/inputs.tsx';
import { SETUP_PATH } from '../session/staff-paths.ts';
import { leave } from '../session/watch-session.ts';
import { LoginFrame } from './login-frame.tsx';

/**
 * Opened by the link of an invitation.
 * @spec D5.10
 */
export default function InvitationPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { bind, errorOf, error, isPending } = useCallForm({
    call: acceptStaffInvitation,
    bodyOf: ({ password = '' }) => ({ token, password }),
    // The answer has logged in. A new document has the language of the person.
    onDone: () => leave(SETUP_PATH),
  });
  return (
    <LoginFrame title={t('staff_login.invitation')}>
      <p className="quiet">{t('staff_login.invitation_text')}</p>
      <form {...bind} className="stack gap-2">
        <PasswordField
          label={t('staff_login.new_password')}
          name="password"
          autoComplete="new-password"
          required
          error={errorOf('password')}
        />
        <ErrorText error={error} />
        <SubmitButton wide busy={isPending}>
          {t('action.next')}
        </SubmitButton>
      </form>
    </LoginFrame>
  );
}
