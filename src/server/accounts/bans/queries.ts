import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** `until` is null for a permanent ban. */
export type Ban = { until: Date | null };

export const selectBan = (db: Db, accountId: string): Promise<Ban | undefined> =>
  db.selectFrom('bans').select('until').where('account_id', '=', accountId).executeTakeFirst();

export async function upsertBan(db: Trx, accountId: string, { until }: Ban, now: Date): Promise<void> {
  await db
    .insertInto('bans')
    .values({ account_id: accountId, created_at: now, until })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet({ until }))
    .execute();
}

export async function deleteBan(db: Trx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bans')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** A leaving member stays so. Returns whether the account was not banned before. */
export async function setBanned(db: Trx, accountId: string): Promise<boolean> {
  const row = await db
    .updateTable('accounts')
    .set({ status: 'banned' })
    .where('id', '=', accountId)
    .where('status', 'in', ['active', 'not_confirmed'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setUnbanned(db: Trx, accountId: string): Promise<boolean> {
  const row = await db
    .updateTable('accounts')
    .set(eb => ({
      status: eb.case().when('confirmed_at', 'is', null).then('not_confirmed').else('active').end(),
    }))
    .where('id', '=', accountId)
    .where('status', '=', 'banned')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectEndedBans(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bans')
    .select('account_id as accountId')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

export type BannedMailbox = { siteId: number; mailbox: Buffer };

/** Several accounts may have the same mailbox, so each ban has a row of its own. */
export async function upsertBannedMailbox(
  db: Trx,
  accountId: string,
  { siteId, mailbox }: BannedMailbox,
  until: Date | null,
): Promise<void> {
  await db
    .insertInto('banned_mailboxes')
    .values({ site_id: siteId, mailbox, account_id: accountId, until })
    .onConflict(conflict => conflict.columns(['site_id', 'mailbox', 'account_id']).doUpdateSet({ until }))
    .execute();
}

/** Rows from before each ban had its own name no account (migration 0019). */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** Leaves the mailbox banned if another account with it is. */
export async function deleteBannedMailbox(
  db: Trx,
  accountId: string,
  { siteId, mailbox }: BannedMailbox,
): Promise<void> {
  await db
    .deleteFrom('banned_mailboxes')
    .where('site_id', '=', siteId)
    .where('mailbox', '=', mailbox)
    .where('account_id', 'in', [accountId, NO_ACCOUNT])
    .execute();
}

export async function deleteEndedMailboxes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('banned_mailboxes').where('until', '<=', now).execute();
}

export async function hasBannedMailbox(
  db: Db,
  { siteId, mailbox }: BannedMailbox,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ banned: boolean }>`select exists (
    select from banned_mailboxes where site_id = ${siteId} and mailbox = ${mailbox}
      and (until is null or until > ${now})) as banned`.execute(db);
  return rows[0]?.banned ?? false;
}
