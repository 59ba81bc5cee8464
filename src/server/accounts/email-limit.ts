import type { App } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { keyedHash } from '../platform/secrets.ts';
import { mailboxOf } from './mailbox.ts';

/** How many emails of a kind one mailbox may be sent, and within how many seconds. */
export type EmailLimit = { kind: string; hits: number; seconds: number };

/** Activation emails: at sign-up and sent again. */
export const ACTIVATION_EMAIL_LIMIT: EmailLimit = { kind: 'activation', hits: 10, seconds: 3_600 };

/**
 * Counts an email to an address that a visitor may have typed, so that nobody floods a mailbox through the many
 * spellings of its address. Counts addresses with and without an account alike.
 * @throws too_many_requests
 * @spec D2.31
 */
export async function enforceEmailLimit(
  { config, db, clock }: Pick<App, 'config' | 'db' | 'clock'>,
  siteId: number,
  email: string,
  { kind, hits, seconds }: EmailLimit,
): Promise<void> {
  const mailbox = keyedHash(config.secret, `mails ${kind} ${siteId} ${mailboxOf(email)}`).toString('hex');
  await takeHit(db, `mails ${kind} ${mailbox}`, hits, seconds, clock.now());
}
