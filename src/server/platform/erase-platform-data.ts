import { deleteKeysOf } from './http/idempotency.ts';
import { deleteHitsMentioning } from './http/rate-limit.ts';
import { deleteEmailsOf } from './mail/outbox-queries.ts';
import { deleteJobsForEmail, deleteJobsMentioning } from './queued-jobs.ts';
import type { Tx } from './transact.ts';

/** `ids` are the account's ids that rate limits and jobs contain. */
type ErasedAccount = { accountId: string; ids: string[]; siteId: number; email: string };

/** @spec D4.5 D1.13 */
export async function erasePlatformData(
  { db }: Tx,
  { accountId, ids, siteId, email }: ErasedAccount,
): Promise<void> {
  await deleteKeysOf(db, accountId);
  await deleteHitsMentioning(db, ids);
  await deleteEmailsOf(db, siteId, email);
  await deleteJobsMentioning(db, ids);
  await deleteJobsForEmail(db, siteId, email);
}
