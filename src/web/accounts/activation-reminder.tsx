import type { User } from '#contract/accounts';
import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import { useText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { MailIcon } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { useDismissal } from './use-dismissal.ts';
import { useResendActivation } from './use-resend-activation.ts';

const ALERT = 'activation_reminder';

/** Reminds of the activation mail while the account is not confirmed and the profile is disabled (section 2). */
export function ActivationReminder({ user }: { user: User }) {
  const t = useText();
  const dismiss = useDismissal(ALERT);
  const resend = useResendActivation();
  const needed = user.status === 'not_confirmed' && user.profile.status === 'disabled';
  if (!needed || user.dismissed[ALERT]) return null;
  return (
    <Notice
      icon={<MailIcon size={22} />}
      title={t('activation.reminder_title')}
      dismiss={{ label: t('action.dismiss'), onDismiss: dismiss }}
      actions={
        <Button look="plain" small busy={resend.isPending} onClick={() => resend.mutate()}>
          {t('activation.resend')}
        </Button>
      }
    >
      <p>{t('activation.reminder_text', { email: user.email })}</p>
      <p>{t('activation.hint', { minutes: ACTIVATION_HINT_MINUTES })}</p>
    </Notice>
  );
}
