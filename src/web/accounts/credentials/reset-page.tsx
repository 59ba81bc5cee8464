import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { checkReset, resetPassword } from '#contract/credentials';
import { useText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { ErrorText } from '../error-text.tsx';
import { useSuppressSessionEnd } from '../login-and-logout.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { startTabSession } from '../tab-session.ts';
import { useCallForm } from '../use-call-form.ts';
import { InvalidLinkPage, isInvalidLink } from './invalid-link-page.tsx';

/** @spec 2.1 5.4 */
export default function ResetPage() {
  const t = useText();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  useSuppressSessionEnd();
  const { mutate: check, error: refusal } = useCall(checkReset);
  // Checks the link before the member types a new password.
  useEffect(() => check({ token }), [check, token]);
  const form = useCallForm({
    call: resetPassword,
    bodyOf: ({ password = '', password_again = '' }) => ({ token, password, password_again }),
    onDone: async ({ user }) => {
      await startTabSession(cache, user);
      toast(t('new_password.done'), 'good');
      await navigate('/members', { replace: true });
    },
  });
  if (isInvalidLink(refusal) || isInvalidLink(form.error) || form.errors.token)
    return <InvalidLinkPage to="/reset-password" label={t('mailed_link.ask_anew')} />;
  return (
    <AuthFrame>
      <PageHead title={t('new_password.title')} />
      <h1 className="heading-xl">{t('new_password.title')}</h1>
      <p className="quiet">{t('new_password.text')}</p>
      <form {...form.bind} className="stack gap-2">
        <NewPasswordFields errorOf={form.errorOf} />
        <ErrorText error={form.error} />
        <SubmitButton wide busy={form.isPending}>
          {t('new_password.submit')}
        </SubmitButton>
      </form>
    </AuthFrame>
  );
}
