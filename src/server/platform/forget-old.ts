import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { forgetOldHits } from './http/rate-limit.ts';
import type { Job } from './jobs.ts';
import { removeLooseFiles } from './loose-files.ts';
import { deleteLettersBefore } from './mail/outbox-queries.ts';
import { deletePaymentsBefore } from './payments/sandbox/queries.ts';
import { deleteSmsBefore } from './sms/own-sms-queries.ts';
import type { Storage } from './storage.ts';

/** Letters that are gone, or given up, are kept this long for questions about them. */
const LETTER_DAYS = 30;

/** Longer than a bank takes anything back. */
const SANDBOX_DAYS = 400;

/** Removes what the platform keeps for a while only: keys of repeated calls, counted hits, old letters, what the sandbox knows. */
export async function forgetOld({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  await forgetOldKeys(db, now);
  await forgetOldHits(db, now);
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await deleteLettersBefore(db, daysAgo(LETTER_DAYS));
  await deleteSmsBefore(db, daysAgo(1));
  await deletePaymentsBefore(db, daysAgo(SANDBOX_DAYS));
}

export const platformJobs: Job<{ db: Db; clock: Clock; storage: Storage }>[] = [
  { name: 'forget-old', cron: '37 * * * *', run: app => forgetOld(app) },
  { name: 'remove-loose-files', cron: '*/5 * * * *', run: app => removeLooseFiles(app) },
];
