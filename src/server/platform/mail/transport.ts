import type { OutgoingEmail } from './outbox.ts';

/**
 * `send` rejects with RecipientRefused if a retry is useless. `keepsBody` stores bodies for the development mailbox.
 */
export type EmailTransport = {
  send(email: OutgoingEmail & { id: string }): Promise<void>;
  keepsBody: boolean;
  close(): void;
};

/** A permanent refusal, which is not retried. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}

/** Sends nothing, because developers read the emails at `/dev/mail`. */
export const keepInOutbox: EmailTransport = {
  send: async () => undefined,
  keepsBody: true,
  close: () => undefined,
};
