import { createTransport } from 'nodemailer';
import type { Transport } from './outbox.ts';

/** Sends over SMTP. The message id is made of the letter's id: a server that gets it twice can tell. */
export function smtpTransport(url: string, from: string): Transport & { close(): void } {
  const host = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const send: Transport = async letter => {
    await mailer.sendMail({
      from,
      to: letter.to,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      headers: letter.headers ?? {},
      messageId: `<${letter.id}@${host}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return Object.assign(send, { close: () => mailer.close() });
}

/** Development without a mail server: the outbox itself is the mailbox (`/dev/mail`). */
export const keepInOutbox: Transport = async () => undefined;
