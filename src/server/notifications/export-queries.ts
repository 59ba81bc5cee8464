import type { NotificationType } from '#contract/notifications';
import type { Db } from '../platform/db.ts';
import type { AnnouncementTexts } from './announcements/announcement-file.ts';

/** @spec D5.7 */
export async function selectNotificationData(
  db: Db,
  { accountId, profileId }: { accountId: string; profileId: string },
) {
  const subscriptions = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    push_devices: subscriptions.map(({ endpoint, created_at }) => ({
      service: URL.parse(endpoint)?.hostname ?? '',
      created_at,
    })),
    emails: await db
      .selectFrom('notification_emails')
      .select(['type', 'queued_at'])
      .$narrowType<{ type: NotificationType }>()
      .where('account_id', '=', accountId)
      .orderBy('queued_at', 'desc')
      .execute(),
    announcements: await db
      .selectFrom('announcement_recipients')
      .innerJoin('announcements', 'announcements.id', 'announcement_id')
      .select(['announcements.type', 'texts', 'queued_at', 'bounced_at', 'complained_at', 'unsubscribed_at'])
      .$narrowType<{ type: NotificationType; texts: AnnouncementTexts }>()
      .where('account_id', '=', accountId)
      .orderBy('queued_at', 'desc')
      .execute(),
    conversations: await db
      .selectFrom('message_notifications')
      // Without the conversation, whose other member may be hidden now.
      .select(['pushed_seq', 'emailed_seq', 'emailed_at', 'reminded_seq', 'push_reminded_seq'])
      .where('profile_id', '=', profileId)
      .orderBy('conversation_id')
      .execute(),
    signup_reminders:
      (await db
        .selectFrom('signup_reminders')
        .select(['sent', 'last_sent_at'])
        .where('account_id', '=', accountId)
        .executeTakeFirst()) ?? null,
  };
}
