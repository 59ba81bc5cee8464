import { VERIFICATION } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App, AppJob } from '../../app.ts';
import { deleteOutdatedVerifications } from './queries.ts';

/** @spec D5.9 */
export const verificationJobs: AppJob[] = [{ name: 'purge-selfies', cron: '23 4 * * *', run: purgeSelfies }];

/**
 * Removes selfies 14 days after the decision, undecided attempts after 30, unused poses after a day.
 * @spec D5.9
 */
export async function purgeSelfies({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const { selfieDays, undecidedDays } = VERIFICATION;
  await deleteOutdatedVerifications(db, {
    decided: daysAgo(selfieDays),
    sent: daysAgo(undecidedDays),
    shown: daysAgo(1),
  });
}
