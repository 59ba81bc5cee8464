import type { WeeklyUpdates } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectNewLikeCounts } from './queries.ts';

/**
 * Likes of the week that the member has not seen.
 * @spec D2.48
 */
export async function addLikesToWeeklyUpdate(
  { db }: Tx,
  { profileIds, since, addLine }: WeeklyUpdates,
): Promise<void> {
  for (const { profileId, likes: count } of await selectNewLikeCounts(db, profileIds, since))
    addLine(profileId, {
      name: 'likes',
      count,
      text: t => t('weekly_mail.likes', { count }),
      button: t => ({ label: t('weekly_mail.button_likes'), path: '/likes' }),
    });
}
