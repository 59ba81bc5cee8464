import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { checkReset, resetPassword } from '#contract/credentials';
import { useText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { PageHead } from '../../layouts/page-head.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DoorFrame } from '../door-frame.tsx';
import { ErrorText } from '../error-text.tsx';
import { loginHere } from '../login-state.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useCallForm } from '../use-call-form.ts';
import { useStaying } from '../use-staying.ts';
import style from './credentials.module.css';
import { DeadLink } from './dead-link.tsx';
import { isDeadLink } from './is-dead-link.ts';

/** Where the mailed link to a new password leads (section 2). Opening it consumes nothing; setting the password does. */
export default function ResetPage() {
  const t = useText();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  useStaying();
  const refusal = useRefusal(token);
  const form = useCallForm({
    call: resetPassword,
    bodyOf: ({ password = '', password_again = '' }) => ({ token, password, password_again }),
    onDone: async ({ user }) => {
      await loginHere(cache, user);
      toast(t('new_password.done'), 'good');
      await navigate('/members', { replace: true });
    },
  });
  if (isDeadLink(refusal) || isDeadLink(form.error) || form.errors.token)
    return <DeadLink to="/reset-password" label={t('mailed_link.ask_anew')} />;
  return (
    <DoorFrame>
      <PageHead title={t('new_password.title')} />
      <h1>{t('new_password.title')}</h1>
      <p className={style.intro}>{t('new_password.text')}</p>
      <form {...form.bind} className={style.form}>
        <NewPasswordFields errorOf={form.errorOf} />
        <ErrorText error={form.error} />
        <SubmitButton wide busy={form.isPending}>
          {t('new_password.submit')}
        </SubmitButton>
      </form>
    </DoorFrame>
  );
}

/** Why the link would not work, asked before somebody thinks of a password for nothing. */
function useRefusal(token: string): unknown {
  const api = useApi();
  const { mutate, error } = useMutation({
    mutationFn: (asked: string) => callApi(api, checkReset, { body: { token: asked } }),
  });
  useEffect(() => mutate(token), [mutate, token]);
  return error;
}
