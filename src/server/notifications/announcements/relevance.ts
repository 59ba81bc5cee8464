import * as z from 'zod/mini';
import type { App } from '../../app.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import { transact } from '../../platform/transact.ts';
import type { NotificationRecipient } from '../emails/recipients.ts';
import { uncountNotificationEmail } from '../emails/uncount-notification-email.ts';
import { type Announcement, lockAnnouncement, selectAnnouncement, selectFrequency } from './queries.ts';
import { deleteAnnouncementRecipient } from './recipient-queries.ts';
import { isTooLate, sendLater } from './send-later.ts';

const shape = z.object({
  check: z.literal('announcement'),
  id: z.string(),
  accountId: z.string(),
  profileId: z.string(),
  at: z.string(),
});
type AnnouncementRelevance = z.output<typeof shape>;

export const announcementRelevance = (
  { id }: Announcement,
  { accountId, profileId }: Pick<NotificationRecipient, 'accountId' | 'profileId'>,
  at: Date,
): AnnouncementRelevance => ({ check: 'announcement', id, accountId, profileId, at: at.toISOString() });

/**
 * False once the operator cancelled it, it is too late, or the member switched this type off or gets no emails. What must be dropped for another reason is
 * sent again later.
 * @spec D2.48
 */
export async function isAnnouncementRelevant(
  app: App,
  relevance: Relevance,
  mustDrop: boolean,
): Promise<boolean> {
  const { id, accountId, profileId, at } = shape.parse(relevance);
  const announcement = await selectAnnouncement(app.db, id);
  if (!announcement) return false;
  const isWanted = await holds(app, announcement, accountId);
  if (isWanted && !mustDrop) return true;
  await transact(app, async tx => {
    // In the same order as the sender, which locks the announcement and then its members.
    await lockAnnouncement(tx.db, id);
    const email = { profileId, type: announcement.type, at: new Date(at) };
    // A repeated check finds the email no longer counted, and sends no second one.
    const isFirst = await uncountNotificationEmail(tx, email);
    if (isFirst) await deleteAnnouncementRecipient(tx.db, id, accountId);
    if (isWanted && isFirst) await sendLater(tx, announcement, [accountId], 0);
  });
  return false;
}

const holds = async (app: App, announcement: Announcement, accountId: string): Promise<boolean> =>
  announcement.cancelledAt === null &&
  !isTooLate(announcement, app.clock.now()) &&
  (await selectFrequency(app.db, accountId, announcement.type)) === 'at_once';
