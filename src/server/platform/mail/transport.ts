import { createTransport } from 'nodemailer';
import type { OutgoingEmail } from './outbox.ts';

/**
 * Passes an email to a mail server. Rejects when it was not accepted, with RecipientRefused when it never will
 * be. `keepsBody`: the outbox serves as the mailbox, so the body stays stored.
 */
export type EmailTransport = {
  send(email: OutgoingEmail & { id: string }): Promise<void>;
  keepsBody: boolean;
  close(): void;
};

/** The server refuses this recipient permanently: no retry. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}

export type EmailSender = { name: string; address: string };

/**
 * Sends by SMTP. The message id contains the email's id, so that a server can recognise duplicates.
 * @param senderOf by site id
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

/** A 5xx after RCPT TO concerns this recipient; any other error may pass. */
const isRefusedRecipient = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** For development without a mail server: emails are read in the outbox (`/dev/mail`). */
export const keepInOutbox: EmailTransport = {
  send: async () => undefined,
  keepsBody: true,
  close: () => undefined,
};
