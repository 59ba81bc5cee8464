import { createTransport } from 'nodemailer';
import type { Letter } from './outbox.ts';

/**
 * Hands a letter over to a mail server; rejects when it did not take it, with LetterRefused when it never will.
 * `keepsWords`: the outbox is where the letter is read, so its words stay there.
 */
export type Transport = {
  send(letter: Letter & { id: string }): Promise<void>;
  keepsWords: boolean;
  close(): void;
};

/** The server refuses this receiver for good: trying again would only annoy it. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused';
}

/** Whose name and address a letter carries. */
export type Sender = { name: string; address: string };

/**
 * Sends over SMTP. The message id is made of the letter's id: a server that gets it twice can tell.
 * @param senderOf by the letter's site
 */
export function smtpTransport(
  url: string,
  senderOf: (siteId: number) => Sender,
  keepsWords = false,
): Transport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    keepsWords,
    close: () => mailer.close(),
    async send(letter) {
      const sender = senderOf(letter.siteId);
      const from = { ...sender, name: letter.senderName ?? sender.name };
      const message = {
        from,
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        headers: letter.headers ?? {},
        messageId: `<${letter.id}@${from.address.split('@').at(-1)}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await mailer.sendMail(message).catch((error: unknown) => {
        throw isRefusedReceiver(error) ? new LetterRefused('receiver refused', { cause: error }) : error;
      });
    },
  };
}

/** A 5xx to RCPT TO concerns this receiver; to anything else it concerns the server, and may pass. */
const isRefusedReceiver = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Development without a mail server: the outbox itself is the mailbox (`/dev/mail`). */
export const keepInOutbox: Transport = {
  send: async () => undefined,
  keepsWords: true,
  close: () => undefined,
};
