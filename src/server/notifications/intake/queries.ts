import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** Finds only an email to the address that the account has now, and locks the account. */
export const lockRecipientOf = (db: Trx, emailId: string): Promise<{ accountId: string } | undefined> =>
  db
    .selectFrom('email_outbox')
    .innerJoin('accounts', 'accounts.id', 'email_outbox.account_id')
    .where('email_outbox.id', '=', emailId)
    .whereRef('accounts.email', '=', sql`email_outbox.recipient::citext`)
    .select('accounts.id as accountId')
    .forNoKeyUpdate('accounts')
    .executeTakeFirst();

type NewFeedback = { emailId: string; kind: string; accountId: string; at: Date };

/** Returns false if the email has feedback of this kind. */
export async function insertEmailFeedback(
  db: Db,
  { emailId, kind, accountId, at }: NewFeedback,
): Promise<boolean> {
  const inserted = await db
    .insertInto('email_feedback')
    .values({ email_id: emailId, kind, account_id: accountId, received_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('email_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function countTemporaryFailureDays(db: Db, accountId: string, since: Date): Promise<number> {
  const { days } = await db
    .selectFrom('email_feedback')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'temporary')
    .where('received_at', '>', since)
    .select(sql<number>`count(distinct (received_at at time zone 'UTC')::date)::int`.as('days'))
    .executeTakeFirstOrThrow();
  return days;
}

export async function deleteTemporaryFailures(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('email_feedback')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'temporary')
    .execute();
}

export async function deleteEmailFeedback(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('email_feedback').where('received_at', '<', before).execute();
}

export const selectEmailFeedback = (db: Db, accountId: string) =>
  db
    .selectFrom('email_feedback')
    .where('account_id', '=', accountId)
    .select(['kind', 'received_at'])
    .orderBy('received_at')
    .execute();
