import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { Tx } from '../transact.ts';
import { selectOutboxLoad } from './outbox-queries.ts';

/** `headers` are additional headers, e.g. `List-Unsubscribe`. */
export type OutgoingEmail = {
  siteId: number;
  accountId: string | null;
  to: string;
  /** Default: the name of the site. */
  senderName?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  relevance?: Relevance;
};

/** Names a check that the worker asks before sending; the other fields are what the check needs to know. */
export type Relevance = { check: string } & Record<string, unknown>;

/** Notice that wakes the email workers. */
export const EMAIL_QUEUED = 'email_queued';

/**
 * The email is sent after the caller's commit, or not at all.
 * @spec D2.31
 */
export async function queueEmail(tx: Tx, email: OutgoingEmail): Promise<void> {
  await tx.db
    .insertInto('email_outbox')
    .values({
      site_id: email.siteId,
      account_id: email.accountId,
      recipient: email.to,
      sender_name: email.senderName ?? null,
      subject: email.subject,
      text_body: email.text,
      html_body: email.html,
      headers: JSON.stringify(email.headers ?? {}),
      relevance: email.relevance ? JSON.stringify(email.relevance) : null,
      created_at: tx.now,
      next_attempt_at: tx.now,
    })
    .execute();
  tx.publish({ to: [], type: EMAIL_QUEUED, ids: {} });
}

/** Deletes only waiting emails with an unsubscribe link. Emails about the account itself stay. */
export async function cancelUnsubscribableEmails({ db }: Tx, accountId: string): Promise<void> {
  await db
    .deleteFrom('email_outbox')
    .where('account_id', '=', accountId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(sql<boolean>`headers ? 'List-Unsubscribe'`)
    .execute();
}

/** `oldest` is the age of the oldest waiting email in seconds. */
export async function outboxLoad({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): Promise<{ waiting: number; oldest: number }> {
  const { waiting, since } = await selectOutboxLoad(db);
  return { waiting, oldest: since ? Math.max(0, (clock.now().getTime() - since.getTime()) / 1_000) : 0 };
}
