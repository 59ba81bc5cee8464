import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** No other process sends the emails before `leaseEnds`. */
export const claimDueEmails = (
  db: Db,
  { now, leaseEnds, limit }: { now: Date; leaseEnds: Date; limit: number },
) =>
  db
    .with('due', cte =>
      cte
        .selectFrom('email_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('priority')
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('email_outbox')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: leaseEnds })
    .where('id', 'in', eb => eb.selectFrom('due').select('id'))
    .returningAll()
    .execute();

/** The email stays discreet, also when it is retried after the account has left discreet mode. */
export const makeEmailDiscreet = (db: Db, id: string) =>
  db
    .updateTable('email_outbox')
    .set({
      sender_name: sql`discreet_version ->> 'senderName'`,
      subject: sql`discreet_version ->> 'subject'`,
      text_body: sql`discreet_version ->> 'text'`,
      html_body: sql`discreet_version ->> 'html'`,
      discreet_version: null,
    })
    .where('id', '=', id)
    .where('discreet_version', 'is not', null)
    .returningAll()
    .executeTakeFirst();

/** Removes the bodies with their private links, unless the development mailbox shows them. */
export async function markEmailsSent(db: Db, ids: string[], now: Date, keepBody: boolean): Promise<void> {
  await db
    .updateTable('email_outbox')
    .set({
      sent_at: now,
      last_error: null,
      discreet_version: null,
      ...(!keepBody && { text_body: '', html_body: '' }),
    })
    .where('id', 'in', ids)
    .execute();
}

export async function deleteEmail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('email_outbox').where('id', '=', id).execute();
}

/** Deletes the account's waiting emails of the topic, or of all topics. */
export async function deleteWaitingEmails(db: Db, accountId: string, topic?: string): Promise<void> {
  await db
    .deleteFrom('email_outbox')
    .where('account_id', '=', accountId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(eb => (topic === undefined ? eb('topic', 'is not', null) : eb('topic', '=', topic)))
    .execute();
}

export async function postponeEmail(
  db: Db,
  id: string,
  { reason, nextAttempt }: { reason: string; nextAttempt: Date },
): Promise<void> {
  await db
    .updateTable('email_outbox')
    .set({ last_error: reason, next_attempt_at: nextAttempt })
    .where('id', '=', id)
    .execute();
}

/** Like `markEmailsSent`, and removes the subject as well. The operator needs the error and the topic. */
export async function giveUpEmail(
  db: Db,
  id: string,
  { reason, now, keepBody }: { reason: string; now: Date; keepBody: boolean },
): Promise<void> {
  await db
    .updateTable('email_outbox')
    .set({
      last_error: reason,
      failed_at: now,
      discreet_version: null,
      ...(!keepBody && { subject: '', text_body: '', html_body: '' }),
    })
    .where('id', '=', id)
    .execute();
}

export type BrokenSince = { siteId: number; lateSince: Date; failedSince: Date };

/** Two counts, so that each has an index. An email that waits for its time, such as the end of quiet hours, is not late. */
export async function selectBrokenEmails(
  db: Db,
  { siteId, lateSince, failedSince }: BrokenSince,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from email_outbox
        where site_id = ${siteId} and sent_at is null and failed_at is null and created_at < ${lateSince}
          and (attempts > 0 or next_attempt_at < ${lateSince}))
      + (select count(*) from email_outbox
        where site_id = ${siteId} and failed_at >= ${failedSince}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

export const selectOutboxLoad = (db: Db, siteId?: number): Promise<{ waiting: number; since: Date | null }> =>
  db
    .selectFrom('email_outbox')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('since')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .$if(siteId !== undefined, query => query.where('site_id', '=', siteId ?? 0))
    .executeTakeFirstOrThrow();

/**
 * Deletes sent and failed emails; waiting emails stay.
 * @returns how many were deleted, at most `limit`
 */
export async function deleteEmailsBefore(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('email_outbox')
    .where('id', 'in', emails =>
      emails
        .selectFrom('email_outbox')
        .select('id')
        .where('created_at', '<', before)
        .where(eb => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
        .orderBy('created_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes emails to the address, and emails whose Reply-To header is the address. */
export async function deleteEmailsOf(db: Db, siteId: number, email: string): Promise<void> {
  const address = email.toLowerCase();
  await db
    .deleteFrom('email_outbox')
    .where('site_id', '=', siteId)
    .where(
      sql<boolean>`(lower(recipient) = ${address} or (headers ? 'Reply-To' and lower(headers ->> 'Reply-To') = ${address}))`,
    )
    .execute();
}
