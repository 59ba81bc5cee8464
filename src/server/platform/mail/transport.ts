import type { OutgoingEmail } from './outbox.ts';

/**
 * `send` rejects with RecipientRefused if a retry is useless, and with MailServerUnreachable if no email can be sent.
 * `keepsBody` stores bodies for the development mailbox.
 */
export type EmailTransport = {
  send(email: OutgoingEmail & { id: string }): Promise<void>;
  keepsBody: boolean;
  /** How many emails it takes at the same time; default 1. */
  concurrency?: number;
  close(): void;
};

/** A permanent refusal, which is not retried. `status` is the mail server's enhanced status code, such as 5.1.1. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
  readonly status: string | null;

  constructor(status: string | null, cause: unknown) {
    super('recipient refused', { cause });
    this.status = status;
  }
}

/** The mail server cannot be reached, or does not take the connection. */
export class MailServerUnreachable extends Error {
  override readonly name = 'MailServerUnreachable';
}

/** Sends nothing, because developers read the emails at `/dev/mail`. */
export const keepInOutbox: EmailTransport = {
  send: async () => undefined,
  keepsBody: true,
  close: () => undefined,
};
