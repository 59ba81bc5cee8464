import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations';
import type { App } from '../../app.ts';
import { countHit, openWindows } from '../../platform/http/rate-limit.ts';
import type { Tx } from '../../platform/transact.ts';
import { enforceMailboxLimit, type MailboxLimit, mailboxHash } from '../mailbox.ts';

const LIMITS: readonly MailboxLimit[] = [
  { kind: 'activation', hits: 10, seconds: HOUR_SECONDS },
  { kind: 'activation a day', hits: 20, seconds: DAY_SECONDS },
];
const AFTER_DISOWNING: MailboxLimit = { kind: 'activation after disowning', hits: 1, seconds: DAY_SECONDS };

/**
 * Limits the emails with an activation link that a mailbox gets, because anybody can sign up with the address of another
 * person. Refused attempts do not count if the caller's transaction is rolled back.
 * @throws too_many_requests
 * @spec D2.31 4.2
 */
export async function enforceActivationLimit(app: App, tx: Tx, siteId: number, email: string): Promise<void> {
  const within = { ...app, db: tx.db };
  for (const limit of LIMITS) await enforceMailboxLimit(within, siteId, email, limit);
  const disowned = await openWindows(tx.db, [disownedKey(app, siteId, email)], tx.now);
  if (disowned.length > 0) await enforceMailboxLimit(within, siteId, email, AFTER_DISOWNING);
}

/**
 * The mailbox's owner did not sign up: for a day, the mailbox gets one more activation email at most.
 * @spec 4.2
 */
export async function limitAfterDisowning(app: App, siteId: number, email: string): Promise<void> {
  await countHit(app.db, disownedKey(app, siteId, email), DAY_SECONDS, app.clock.now());
}

const disownedKey = (app: App, siteId: number, email: string): string =>
  `mails disowned ${mailboxHash(app, siteId, email).toString('hex')}`;
