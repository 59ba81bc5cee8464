import { HOUR_SECONDS } from '#contract/durations';
import type { App } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { keyedHash } from '../platform/secrets.ts';
import { mailboxOf } from './mailbox.ts';

export type MailboxLimit = { kind: string; hits: number; seconds: number };

export const ACTIVATION_MAILBOX_LIMIT: MailboxLimit = { kind: 'activation', hits: 10, seconds: HOUR_SECONDS };

/**
 * Addresses without an account also count, so that the limit reveals no accounts.
 * @throws too_many_requests
 * @spec D2.31
 */
export async function enforceMailboxLimit(
  { config, db, clock }: Pick<App, 'config' | 'db' | 'clock'>,
  siteId: number,
  email: string,
  { kind, hits, seconds }: MailboxLimit,
): Promise<void> {
  const mailbox = keyedHash(config.secret, `mails ${kind} ${siteId} ${mailboxOf(email)}`).toString('hex');
  await takeHit(db, `mails ${kind} ${mailbox}`, hits, seconds, clock.now());
}
