import { DAY_MS } from '#contract/durations';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { purgeExpiredKeys } from './http/idempotency.ts';
import { purgeExpiredHits } from './http/rate-limit.ts';
import type { Job } from './jobs.ts';
import { deleteEmailsBefore } from './mail/outbox-queries.ts';
import type { Storage } from './storage.ts';
import { purgeUnreferencedFiles } from './unreferenced-files.ts';

/** Emails are stored for this many days, for support questions. */
const EMAIL_DAYS = 30;

/** @spec D1.3 D2.31 */
export async function purgeExpiredPlatformData(
  { db, clock }: { db: Db; clock: Clock },
  isStopping = () => false,
): Promise<void> {
  const now = clock.now();
  await purgeExpiredKeys(db, now);
  await purgeExpiredHits(db, now);
  const before = new Date(now.getTime() - EMAIL_DAYS * DAY_MS);
  await deleteInBatches(limit => deleteEmailsBefore(db, { before, limit }), isStopping);
}

export const platformJobs: Job<{ db: Db; clock: Clock; storage: Storage }>[] = [
  {
    name: 'purge-expired',
    cron: '37 * * * *',
    run: (app, _data, isStopping) => purgeExpiredPlatformData(app, isStopping),
  },
  { name: 'purge-unreferenced-files', cron: '*/5 * * * *', run: app => purgeUnreferencedFiles(app) },
];
