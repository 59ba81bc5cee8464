import { DAY_MS } from '#contract/durations';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db.ts';
import type { Job } from '../platform/jobs.ts';
import { deletePaymentsBefore } from './payments/sandbox/queries.ts';
import { deleteSmsBefore } from './sms/sms-mailbox-queries.ts';

/** A real bank never charges back an older payment. */
const SANDBOX_DAYS = 400;

/** Purges what the built-in providers store. */
export async function purgeExpiredProviderData({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deleteSmsBefore(db, daysAgo(1));
  await deletePaymentsBefore(db, daysAgo(SANDBOX_DAYS));
}

export const providerJobs: Job<{ db: Db; clock: Clock }>[] = [
  { name: 'purge-expired-provider-data', cron: '37 * * * *', run: app => purgeExpiredProviderData(app) },
];
