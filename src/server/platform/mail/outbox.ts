import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';

/** A letter in one language, ready to go. `headers` are extra ones, such as `List-Unsubscribe`. */
export type Letter = {
  siteId: number;
  accountId: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Hands a letter over to a mail server; rejects when it did not take it. */
export type Transport = (letter: Letter & { id: string }) => Promise<void>;

/** Puts a letter into the outbox within the caller's transaction: it goes out only if what it tells of happened. */
export async function postLetter(db: Db, letter: Letter): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      site_id: letter.siteId,
      account_id: letter.accountId,
      recipient: letter.to,
      subject: letter.subject,
      text_body: letter.text,
      html_body: letter.html,
      headers: JSON.stringify(letter.headers ?? {}),
    })
    .execute();
}

const BATCH = 20;
const MAX_ATTEMPTS = 12;

/**
 * Sends what is due, each letter claimed by one process only; a failing server delays letters (1 minute, doubling, at most 6 hours)
 * and loses none. Resolves how many were tried.
 */
export async function sendDueLetters(db: Db, transport: Transport, log: Log, now: Date): Promise<number> {
  const claimed = await db
    .updateTable('mail_outbox')
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`${now}::timestamptz + interval '1 minute' * least(power(2, attempts), 360)`,
    })
    .where('id', 'in', eb =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  for (const row of claimed) {
    const letter = {
      id: row.id,
      siteId: row.site_id,
      accountId: row.account_id,
      to: row.recipient,
      subject: row.subject,
      text: row.text_body,
      html: row.html_body,
      headers: row.headers as Record<string, string>,
    };
    try {
      await transport(letter);
      await db
        .updateTable('mail_outbox')
        .set({ sent_at: now, last_error: null })
        .where('id', '=', row.id)
        .execute();
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      const failed = row.attempts >= MAX_ATTEMPTS ? { failed_at: now } : {};
      await db
        .updateTable('mail_outbox')
        .set({ last_error: reason, ...failed })
        .where('id', '=', row.id)
        .execute();
      log.warn({ id: row.id, attempts: row.attempts }, 'letter not taken');
    }
  }
  return claimed.length;
}
