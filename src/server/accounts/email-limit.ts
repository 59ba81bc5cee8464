import type { App } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { keyedHash } from '../platform/secrets.ts';
import { mailboxOf } from './mailbox.ts';

/** How many mails of a kind anybody may have sent to one mailbox, and in how many seconds. */
export type EmailLimit = { kind: string; hits: number; seconds: number };

/** Mails that confirm an address: of sign-ups, and sent again. */
export const ACTIVATION_EMAIL_LIMIT: EmailLimit = { kind: 'activation', hits: 10, seconds: 3_600 };

/**
 * Counts a mail to an address that a stranger may have typed, so that no mailbox is flooded by the many spellings of its address. An
 * address with and without an account counts alike.
 * @throws too_many_requests
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
