import type { WeeklyUpdates } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectUnreadCounts } from '../list-queries.ts';

/**
 * Unread messages of conversations in which somebody wrote within the week.
 * @spec D2.48
 */
export async function addUnreadToWeeklyUpdate(
  { db }: Tx,
  { profileIds, since, addLine }: WeeklyUpdates,
): Promise<void> {
  for (const { profileId, unread: count } of await selectUnreadCounts(db, profileIds, since))
    addLine(profileId, {
      name: 'unread_messages',
      count,
      text: t => t('weekly_mail.unread_messages', { count }),
      button: t => ({ label: t('weekly_mail.button_messages'), path: '/chats' }),
    });
}
