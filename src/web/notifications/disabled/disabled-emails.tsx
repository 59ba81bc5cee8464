import type { DisabledReason } from '#contract/notifications';
import { requestNotificationEmails } from '#contract/unsubscribe';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';

type DisabledEmailsProps = {
  reasons: readonly DisabledReason[];
  /** When the confirmation was sent last. */
  sent: string | null;
};

/**
 * Why no emails are sent, and the way back: the member confirms that the address is theirs.
 * @spec 3.1 8.3
 */
export function DisabledEmails({ reasons, sent }: DisabledEmailsProps) {
  const t = useAccountText();
  const email = useUser()?.email ?? '';
  if (reasons.length === 0) return null;
  return (
    <Section
      title={t('emails_off.title')}
      headingClass="heading-s"
      className="stack gap-2 pad-2 warning-tint radius-m break-anywhere"
    >
      {reasons.map(reason => (
        <p key={reason}>{t(`disabled_explanation.${reason}`, { email })}</p>
      ))}
      <p role="status">{t(sent === null ? 'emails_off.back' : 'emails_off.sent', { email })}</p>
      <RequestConfirmation isSent={sent !== null} />
    </Section>
  );
}

function RequestConfirmation({ isSent }: { isSent: boolean }) {
  const t = useAccountText();
  const { mutate, isPending, error } = useCall(requestNotificationEmails, { awaitsRefetch: true });
  return (
    <>
      <div className="row wrap gap-1">
        <Button look={isSent ? 'plain' : 'primary'} busy={isPending} onClick={() => mutate({})}>
          {t(isSent ? 'emails_off.again' : 'emails_off.submit')}
        </Button>
        <ButtonLink look="plain" to="/settings/email">
          {t('emails_off.another')}
        </ButtonLink>
      </div>
      <div role="alert" className="hide-empty">
        <FieldErrorText id="emails-off-error" error={error && shortFailureText(t, error)} />
      </div>
    </>
  );
}
