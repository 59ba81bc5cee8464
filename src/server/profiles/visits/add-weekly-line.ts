import type { WeeklyUpdates } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectVisitCounts } from './email-queries.ts';

/**
 * How many members visited the profile in this week, without their names, which only premium members see.
 * @spec D2.48 D5.6
 */
export async function addVisitsToWeeklyUpdate(
  { db }: Tx,
  { profileIds, since, addLine }: WeeklyUpdates,
): Promise<void> {
  for (const { profileId, visits: count } of await selectVisitCounts(db, profileIds, since))
    addLine(profileId, { name: 'visits', count, text: t => t('weekly_mail.visits', { count }) });
}
