import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import { useText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { MailIcon } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { useResendActivation } from './use-resend-activation.ts';
import { useUser } from './user-query.ts';

/** Reminds of the activation mail, and sends it again (section 2). */
export function ActivationReminder({ onDismiss }: { onDismiss: () => void }) {
  const t = useText();
  const resend = useResendActivation();
  const email = useUser()?.email ?? '';
  return (
    <Notice
      icon={<MailIcon size={22} />}
      title={t('activation.reminder_title')}
      dismiss={{ label: t('action.dismiss'), onDismiss }}
      actions={
        <Button look="plain" small busy={resend.isPending} onClick={() => resend.mutate()}>
          {t('activation.resend')}
        </Button>
      }
    >
      <p>{t('activation.reminder_text', { email })}</p>
      <p>{t('activation.hint', { minutes: ACTIVATION_HINT_MINUTES })}</p>
    </Notice>
  );
}
