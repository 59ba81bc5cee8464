import { createTransport } from 'nodemailer';
import { type EmailTransport, RecipientRefused } from '../../platform/mail/transport.ts';

export type EmailSender = { name: string; address: string };

/**
 * The Message-ID contains the email's id, so that mail servers can recognise duplicates.
 * @param senderOf returns the sender of a site
 */
export function smtpTransport(
  url: string,
  senderOf: (siteId: number) => EmailSender,
  keepsBody = false,
): EmailTransport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    keepsBody,
    close: () => mailer.close(),
    async send(email) {
      const sender = senderOf(email.siteId);
      const from = { ...sender, name: email.senderName ?? sender.name };
      const message = {
        from,
        to: email.to,
        subject: email.subject,
        text: email.text,
        html: email.html,
        headers: email.headers ?? {},
        messageId: `<${email.id}@${from.address.split('@').at(-1)}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await mailer.sendMail(message).catch((error: unknown) => {
        throw isRefusedRecipient(error) ? new RecipientRefused('recipient refused', { cause: error }) : error;
      });
    },
  };
}

/** An SMTP code of 500 or more after RCPT TO is a permanent refusal. */
const isRefusedRecipient = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;
