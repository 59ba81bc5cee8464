import { forgetKeysOf } from './http/idempotency.ts';
import { forgetHitsOf } from './http/rate-limit.ts';
import { deleteLettersOf } from './mail/outbox-queries.ts';
import { forgetJobsAbout } from './queued-jobs.ts';
import type { Tx } from './transact.ts';

/** Somebody who is being erased: his account's id, every id he is known by, and his address on a site. */
export type Someone = { accountId: string; ids: string[]; siteId: number; email: string };

/** Removes what the platform holds of someone: answers to repeats, counted hits, letters, jobs. */
export async function forgetAbout({ db }: Tx, { accountId, ids, siteId, email }: Someone): Promise<void> {
  await forgetKeysOf(db, accountId);
  await forgetHitsOf(db, ids);
  await deleteLettersOf(db, siteId, email);
  await forgetJobsAbout(db, ids);
}
