import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import { cancelEmailChange, resendEmailChange } from '#contract/credentials';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import style from './credentials.module.css';

/** @spec 5.3 */
export function PendingEmail({ pending }: { pending: { email: string; expires_at: string } }) {
  const t = useAccountText();
  const format = useFormatter();
  const until = format.dateTime(new Date(pending.expires_at), { timeStyle: 'short' });
  const resend = usePendingEmailCall(resendEmailChange, t('activation.resent'));
  const cancel = usePendingEmailCall(cancelEmailChange, t('email_settings.cancelled'));
  return (
    <section className={style.waiting}>
      <h2>{t('email_settings.waiting', { email: pending.email })}</h2>
      <p>{t('email_settings.waiting_text', { until })}</p>
      <div className={style.actions}>
        <Button look="plain" small busy={resend.isPending} onClick={() => resend.mutate()}>
          {t('activation.resend')}
        </Button>
        <Button look="plain" small busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('email_settings.cancel')}
        </Button>
      </div>
    </section>
  );
}

function usePendingEmailCall(call: typeof resendEmailChange | typeof cancelEmailChange, done: string) {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api, call),
    onSuccess: async () => {
      await invalidate(cache, ['email']);
      toast(done, 'good');
    },
    onError: error => toast(shortFailureText(t, error), 'error'),
  });
}
