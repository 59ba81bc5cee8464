import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { EmailContent } from '../../accounts/queue-email-to.ts';

/**
 * Others may read the mailbox: no name, picture, text or sender remains, only the links. Every type of email gets the same
 * text, so that each of them keeps the secret.
 * @spec D5.2 D2.31
 */
export const discreetContent = (
  t: Translator<ServerMessages>,
  { button, relevance }: EmailContent,
): EmailContent => ({
  subject: t('discreet_mail.subject'),
  preview: t('discreet_mail.preview'),
  greeting: t('mail_parts.greeting_unnamed'),
  text: [t('discreet_notification.text')],
  button: { label: t('discreet_notification.button'), path: button?.path ?? '/members' },
  small: [],
  footer: [t('discreet_notification.why')],
  ...(relevance && { relevance }),
});
