import type { App, AppJob } from '../../app.ts';
import { deleteExpiredClaims } from './queries.ts';

/** @spec D5.10 */
export const reviewJobs: AppJob[] = [
  { name: 'purge-review-claims', cron: '29 4 * * *', run: purgeReviewClaims },
];

/** Queries ignore expired claims, so the time of the purge does not matter. */
export async function purgeReviewClaims({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredClaims(db, clock.now());
}
