import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { Tx } from '../transact.ts';
import {
  type BrokenSince,
  deleteWaitingEmails,
  selectBrokenEmails,
  selectOutboxLoad,
} from './outbox-queries.ts';

export type EmailVersion = {
  /** Default: the name of the site. */
  senderName?: string;
  subject: string;
  text: string;
  html: string;
};

/** `headers` are additional headers, e.g. `List-Unsubscribe`. */
export type OutgoingEmail = EmailVersion & {
  siteId: number;
  accountId: string | null;
  to: string;
  /** Sent instead if the account has turned on discreet mode by then. */
  discreetVersion?: EmailVersion;
  headers?: Record<string, string>;
  /** What the recipient can unsubscribe from; emails about the account have none. */
  topic?: string;
  /** Default: `account` without a topic, and `personal` with one. */
  priority?: EmailPriority;
  relevance?: Relevance;
};

/**
 * Names a check that the worker asks before sending; the other fields are what the check needs to know.
 * An email with `recipient` waits while that account has quiet hours or is online; `discreet`: it was written for discreet mode.
 */
export type Relevance = { check: string; recipient?: { accountId: string; discreet: boolean } } & Record<
  string,
  unknown
>;

/** Emails of a lower number are sent first. `mass`: the email goes to many members at the same time. */
const priorities = { account: 0, personal: 1, mass: 2 };
export type EmailPriority = keyof typeof priorities;

/** Notice that wakes the email workers. */
export const EMAIL_QUEUED = 'email_queued';

/**
 * The email is sent after the caller's commit, or not at all.
 * @spec D2.31
 */
export const queueEmail = (tx: Tx, email: OutgoingEmail): Promise<void> => queueEmails(tx, [email]);

/**
 * Like `queueEmail`, with one statement for all.
 * @spec D2.31
 */
export async function queueEmails(tx: Tx, emails: readonly OutgoingEmail[]): Promise<void> {
  if (emails.length === 0) return;
  await tx.db
    .insertInto('email_outbox')
    .values(
      emails.map(email => ({
        site_id: email.siteId,
        account_id: email.accountId,
        recipient: email.to,
        sender_name: email.senderName ?? null,
        subject: email.subject,
        text_body: email.text,
        html_body: email.html,
        discreet_version: email.discreetVersion ? JSON.stringify(email.discreetVersion) : null,
        headers: JSON.stringify(email.headers ?? {}),
        topic: email.topic ?? null,
        priority: priorities[email.priority ?? (email.topic === undefined ? 'account' : 'personal')],
        relevance: email.relevance ? JSON.stringify(email.relevance) : null,
        created_at: tx.now,
        next_attempt_at: tx.now,
      })),
    )
    .execute();
  tx.publish({ to: [], type: EMAIL_QUEUED, ids: {} });
}

/** Deletes waiting emails that the recipient can unsubscribe from. Emails about the account itself stay. */
export const cancelUnsubscribableEmails = ({ db }: Tx, accountId: string, topic?: string): Promise<void> =>
  deleteWaitingEmails(db, accountId, topic);

/**
 * The number of emails that should have been sent before `lateSince`, or failed after `failedSince`.
 * @spec D5.10
 */
export const countBrokenEmails = (db: Db, since: BrokenSince): Promise<number> =>
  selectBrokenEmails(db, since);

/** `oldest` is the age of the oldest waiting email in seconds. With `siteId`, only of that site. */
export async function outboxLoad(
  { db, clock }: { db: Db; clock: Clock },
  siteId?: number,
): Promise<{ waiting: number; oldest: number }> {
  const { waiting, since } = await selectOutboxLoad(db, siteId);
  return { waiting, oldest: since ? Math.max(0, (clock.now().getTime() - since.getTime()) / 1_000) : 0 };
}
