import { VERIFICATION } from '#contract/constants';
import type { App } from '../../app.ts';
import { deleteOutdated } from './queries.ts';

/**
 * Lets selfies go 14 days after the decision, and what nobody decided on after 30; the job of loose files removes them. Of a pose
 * that nobody took nothing stays after a day.
 */
export async function forgetSelfies({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  const { selfieDays, undecidedDays } = VERIFICATION;
  await deleteOutdated(db, { decided: daysAgo(selfieDays), sent: daysAgo(undecidedDays), shown: daysAgo(1) });
}
