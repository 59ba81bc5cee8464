import { useFormatter } from 'use-intl';
import { cancelEmailChange, resendEmailChange } from '#contract/credentials';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import style from './credentials.module.css';

/** @spec 5.3 */
export function PendingEmail({ pending }: { pending: { email: string; expires_at: string } }) {
  const t = useAccountText();
  const format = useFormatter();
  const until = format.dateTime(new Date(pending.expires_at), { timeStyle: 'short' });
  const resend = usePendingEmailCall(resendEmailChange, t('activation.resent'));
  const cancel = usePendingEmailCall(cancelEmailChange, t('email_settings.cancelled'));
  return (
    <section className={`stack gap-1 pad-2 tint radius-m ${style.waiting}`}>
      <h2>{t('email_settings.waiting', { email: pending.email })}</h2>
      <p>{t('email_settings.waiting_text', { until })}</p>
      <div className="flex wrap gap-1 pad-top-1">
        <Button look="plain" small busy={resend.isPending} onClick={() => resend.mutate({})}>
          {t('activation.resend')}
        </Button>
        <Button look="plain" small busy={cancel.isPending} onClick={() => cancel.mutate({})}>
          {t('email_settings.cancel')}
        </Button>
      </div>
    </section>
  );
}

const usePendingEmailCall = (call: typeof resendEmailChange | typeof cancelEmailChange, done: string) =>
  useCall(call, {
    awaitsRefetch: true,
    onSuccess: () => toast(done, 'good'),
    onError: useFailureToast(),
  });
