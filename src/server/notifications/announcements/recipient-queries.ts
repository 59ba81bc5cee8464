import { sql } from 'kysely';
import type { NotificationType } from '#contract/notifications';
import type { Db } from '../../platform/db.ts';

/** @returns those of the accounts that did not get it before */
export async function insertAnnouncementRecipients(
  db: Db,
  announcementId: string,
  accountIds: readonly string[],
  at: Date,
): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .insertInto('announcement_recipients')
    .values(accountIds.map(id => ({ announcement_id: announcementId, account_id: id, queued_at: at })))
    .onConflict(conflict => conflict.doNothing())
    .returning('account_id')
    .execute();
  await addQueued(db, announcementId, rows.length);
  return new Set(rows.map(row => row.account_id));
}

/** Of an email that was dropped before it was sent. */
export async function deleteAnnouncementRecipient(
  db: Db,
  announcementId: string,
  accountId: string,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('announcement_recipients')
    .where('announcement_id', '=', announcementId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await addQueued(db, announcementId, -1);
}

async function addQueued(db: Db, announcementId: string, emails: number): Promise<void> {
  await db
    .updateTable('announcements')
    .set({ queued: sql`queued + ${emails}` })
    .where('id', '=', announcementId)
    .execute();
}

/** Changes nothing if the email is no announcement. */
export async function markFeedback(
  db: Db,
  emailId: string,
  kind: 'bounce' | 'complaint',
  at: Date,
): Promise<void> {
  const column = kind === 'bounce' ? sql.ref('bounced_at') : sql.ref('complained_at');
  await sql`
    update announcement_recipients recipient set ${column} = ${at}
    from email_outbox email
    where email.id = ${emailId} and email.relevance ->> 'check' = 'announcement'
      and recipient.announcement_id = (email.relevance ->> 'id')::uuid
      and recipient.account_id = email.account_id and ${column} is null`.execute(db);
}

/** The latest announcement of this type that the member got since then. */
export async function markUnsubscribed(
  db: Db,
  { accountId, type, since, at }: { accountId: string; type: NotificationType; since: Date; at: Date },
): Promise<void> {
  await sql`
    update announcement_recipients recipient set unsubscribed_at = ${at}
    where account_id = ${accountId} and unsubscribed_at is null and announcement_id = (
      select announcement_id from announcement_recipients latest
      join announcements on announcements.id = latest.announcement_id
      where latest.account_id = ${accountId} and announcements.type = ${type} and latest.queued_at > ${since}
      order by latest.queued_at desc limit 1)`.execute(db);
}
