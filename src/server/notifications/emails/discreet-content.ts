import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { EmailContent } from '../../accounts/queue-email-to.ts';

/**
 * Others may read the mailbox: no name, picture, text or sender remains, only the links. The types of email have the same text,
 * so that each of them keeps the secret, unless the email has a neutral text of its own.
 * @spec D5.2 D2.31
 */
export const discreetContent = (
  t: Translator<ServerMessages>,
  { button, relevance, discreetParts = sameForAll(t) }: EmailContent,
): EmailContent => ({
  subject: t('discreet_mail.subject'),
  preview: t('discreet_mail.preview'),
  greeting: t('mail_parts.greeting_unnamed'),
  ...discreetParts,
  button: { label: discreetParts.button, path: button?.path ?? '/members' },
  ...(relevance && { relevance }),
});

const sameForAll = (t: Translator<ServerMessages>): NonNullable<EmailContent['discreetParts']> => ({
  text: [t('discreet_notification.text')],
  button: t('discreet_notification.button'),
  small: [],
  footer: [t('discreet_notification.why')],
});
