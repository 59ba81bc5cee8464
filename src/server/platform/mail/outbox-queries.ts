import { sql } from 'kysely';
import type { Db } from '../db.ts';

/**
 * Claims the letter that has waited longest of those due, for one process: until `leaseEnds` nobody else sends it,
 * even if this process dies.
 */
export const claimDueLetter = (db: Db, now: Date, leaseEnds: Date) =>
  db
    .updateTable('mail_outbox')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: leaseEnds })
    .where('id', '=', eb =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Notes that a letter is gone. Its words go too, unless the outbox is the mailbox: they hold the receiver's links. */
export async function markSent(db: Db, id: string, now: Date, keepWords: boolean): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: now, last_error: null, ...(!keepWords && { text_body: '', html_body: '' }) })
    .where('id', '=', id)
    .execute();
}

/** Notes a failure: the letter is tried again at `nextAttempt`, or never when that is null. */
export async function markFailed(
  db: Db,
  id: string,
  failure: { reason: string; now: Date; nextAttempt: Date | null },
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({
      last_error: failure.reason,
      ...(failure.nextAttempt ? { next_attempt_at: failure.nextAttempt } : { failed_at: failure.now }),
    })
    .where('id', '=', id)
    .execute();
}

/** Letters on their way, and since when the first of them is. */
export const selectWaiting = (db: Db): Promise<{ waiting: number; since: Date | null }> =>
  db
    .selectFrom('mail_outbox')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('since')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();

/** The newest letters, sent or not. */
export const selectNewestLetters = (db: Db, limit: number) =>
  db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'created_at', 'sent_at', 'failed_at', 'last_error'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** One letter with its words. */
export const selectLetter = (db: Db, id: string) =>
  db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();

/** Removes older letters that are gone or given up; those on their way stay. */
export async function deleteLettersBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', before)
    .where(eb => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute();
}

/** Removes letters to an address and those that are to be answered to it, sent or not. */
export async function deleteLettersOf(db: Db, siteId: number, email: string): Promise<void> {
  const address = email.toLowerCase();
  await db
    .deleteFrom('mail_outbox')
    .where('site_id', '=', siteId)
    .where(
      sql<boolean>`(lower(recipient) = ${address} or (headers ? 'Reply-To' and lower(headers ->> 'Reply-To') = ${address}))`,
    )
    .execute();
}
