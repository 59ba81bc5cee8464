import { sql } from 'kysely';
import { NOTIFICATION_EMAILS } from '#contract/constants';
import type { Frequency } from '#contract/notifications';
import { frequencyOf, isReachable, timeZoneOfAccount } from '../../notifications/emails/recipients-sql.ts';
import type { Db } from '../../platform/db.ts';

/** What the member chose, and what limits their emails. */
export type StoredHabits = {
  profileId: string;
  newConversations: Frequency;
  newMessages: Frequency;
  reminders: Frequency;
  /** The account gets emails about messages at all. */
  getsEmails: boolean;
  timeZone: string;
  /** When the daily limit allows another email; null or past if it does now. */
  limitedUntil: Date | null;
};

export async function selectHabits(db: Db, profileIds: string[]): Promise<StoredHabits[]> {
  const { rows } = await sql<StoredHabits>`
    select profiles.id as "profileId", ${isReachable} as "getsEmails", ${timeZoneOfAccount} as "timeZone",
      ${frequencyOf('new_conversations', 'email')} as "newConversations",
      ${frequencyOf('new_messages', 'email')} as "newMessages",
      ${frequencyOf('unread_message_reminders', 'email')} as reminders,
      (select queued_at + interval '24 hours' from notification_emails where account_id = accounts.id
        order by queued_at desc offset ${NOTIFICATION_EMAILS.perDay - 1} limit 1) as "limitedUntil"
    from profiles join accounts on accounts.id = profiles.account_id
    where profiles.id = any(${profileIds}::uuid[])`.execute(db);
  return rows;
}
