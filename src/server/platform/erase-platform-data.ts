import { deleteKeysOf } from './http/idempotency.ts';
import { deleteHitsMentioning } from './http/rate-limit.ts';
import { deleteEmailsOf } from './mail/outbox-queries.ts';
import { deleteJobsMentioning } from './queued-jobs.ts';
import type { Tx } from './transact.ts';

/**
 * An account that is being erased: `ids` are all ids related to the member, `email` is the address on the site.
 */
export type ErasedAccount = { accountId: string; ids: string[]; siteId: number; email: string };

/**
 * Deletes the platform's data about an account: stored responses of idempotency keys, rate-limit counts, emails
 * and jobs.
 * @spec D4.5 D1.13
 */
export async function erasePlatformData(
  { db }: Tx,
  { accountId, ids, siteId, email }: ErasedAccount,
): Promise<void> {
  await deleteKeysOf(db, accountId);
  await deleteHitsMentioning(db, ids);
  await deleteEmailsOf(db, siteId, email);
  await deleteJobsMentioning(db, ids);
}
