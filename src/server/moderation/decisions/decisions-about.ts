import { strikeCutoff } from '#contract/calendar-months';
import type { EarlierDecision } from '#contract/staff-reports';
import type { App } from '../../app.ts';
import { presentDecision } from '../reports/get-report.ts';
import { countStrikes, selectDecisions } from './queries.ts';

/**
 * The decisions about a member, the newest first, and how many of them are strikes.
 * @spec D5.5 D5.10
 */
export async function decisionsAbout(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  accountId: string,
): Promise<{ decisions: EarlierDecision[]; strikes: number }> {
  const [decisions, strikes] = await Promise.all([
    selectDecisions(db, { accountId }),
    countStrikes(db, [accountId], strikeCutoff(clock.now())),
  ]);
  return { decisions: decisions.map(presentDecision), strikes: strikes.get(accountId) ?? 0 };
}
