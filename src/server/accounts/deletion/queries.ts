import { type Insertable, sql } from 'kysely';
import type { AccountDeletions } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';
import type { LockoutKey } from '../login/login-queries.ts';

export type ErasableStatus = 'deleting' | 'not_confirmed';

/**
 * Marks the account before its erasure, so that it cannot be reactivated any more.
 * @returns false if the account has another status or was deleted later than `due`
 * @spec 4.3 D4.5
 */
export async function markForErasure(
  db: Db,
  accountId: string,
  status: ErasableStatus,
  due: Date,
): Promise<boolean> {
  const marked = await db
    .updateTable('accounts')
    .set({ status: 'deleting', deleted_at: sql<Date>`coalesce(deleted_at, ${due})` })
    .where('id', '=', accountId)
    .where('status', '=', status)
    .$if(status === 'deleting', query => query.where('deleted_at', '<=', due))
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

export const lockAccountToErase = (db: Trx, accountId: string, due: Date) =>
  db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
    .leftJoin('exports', 'exports.account_id', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .where('accounts.status', '=', 'deleting')
    .where('accounts.deleted_at', '<=', due)
    .select([
      'accounts.id as accountId',
      'accounts.site_id as siteId',
      'accounts.email',
      'profiles.id as profileId',
      'exports.id as exportId',
    ])
    .forUpdate('accounts')
    .executeTakeFirst();

export async function deleteAccountRow(db: Trx, accountId: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', accountId).execute();
}

export async function deleteLoginFailures(db: Trx, { siteId, emailHash }: LockoutKey): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('site_id', '=', siteId)
    .where('email_hash', '=', emailHash)
    .execute();
}

export const selectAccountsToErase = (
  db: Db,
  due: Date,
  after: { id: string; at: Date } | null,
  limit: number,
) =>
  db
    .selectFrom('accounts')
    .where('status', '=', 'deleting')
    .where('deleted_at', '<=', due)
    .$if(after !== null, query =>
      query.where(sql<boolean>`(deleted_at, id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .select(['id', sql<Date>`deleted_at`.as('at')])
    .orderBy('deleted_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** @spec 4.3 */
export const beginDeletion = (db: Trx, accountId: string, now: Date) =>
  db
    .updateTable('accounts')
    .set({ status: 'deleting', deleted_at: now })
    .from('profiles')
    .whereRef('profiles.account_id', '=', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .where('accounts.status', 'in', ['active', 'not_confirmed'])
    .returning('profiles.id as profileId')
    .executeTakeFirst();

export type DeletionRow = Insertable<AccountDeletions>;

export async function insertDeletion(db: Trx, deletion: DeletionRow): Promise<void> {
  await db.insertInto('account_deletions').values(deletion).execute();
}

export async function selectDeletedAtBySession(
  db: Db,
  siteId: number,
  sessionHash: Buffer,
): Promise<Date | null> {
  const row = await db
    .selectFrom('account_deletions')
    .innerJoin('accounts', 'accounts.id', 'account_deletions.account_id')
    .where('account_deletions.session_hash', '=', sessionHash)
    .where('accounts.site_id', '=', siteId)
    .select('accounts.deleted_at')
    .executeTakeFirst();
  return row?.deleted_at ?? null;
}

/** Restores an account deleted after `cutoff`; otherwise returns undefined. */
export const cancelDeletion = (db: Trx, accountId: string, cutoff: Date) =>
  db
    .updateTable('accounts')
    .set(eb => ({
      status: eb
        .case()
        .when(eb.exists(eb.selectFrom('bans').whereRef('bans.account_id', '=', 'accounts.id')))
        .then('banned')
        .when('accounts.confirmed_at', 'is', null)
        .then('not_confirmed')
        .else('active')
        .end(),
      deleted_at: null,
    }))
    .from('profiles')
    .whereRef('profiles.account_id', '=', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .where('accounts.status', '=', 'deleting')
    .where('accounts.deleted_at', '>', cutoff)
    .returning('profiles.id as profileId')
    .executeTakeFirst();

export async function deleteDeletionRecord(db: Trx, accountId: string): Promise<void> {
  await db.deleteFrom('account_deletions').where('account_id', '=', accountId).execute();
}

/** Returns the time of a deletion after `cutoff`, otherwise null. */
export async function selectDeletedAt(db: Db, accountId: string, cutoff: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where('status', '=', 'deleting')
    .where('deleted_at', '>', cutoff)
    .select('deleted_at')
    .executeTakeFirst();
  return row?.deleted_at ?? null;
}

export async function insertErasure(db: Db, pseudonym: string, now: Date): Promise<void> {
  await db
    .insertInto('erasures')
    .values({ pseudonym, erased_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function selectUnrecordedPseudonyms(db: Db, pseudonyms: string[]): Promise<string[]> {
  const { rows } = await sql<{ pseudonym: string }>`
    select pseudonym from unnest(${pseudonyms}::text[]) as marked (pseudonym)
    where not exists (select from erasures where erasures.pseudonym = marked.pseudonym)`.execute(db);
  return rows.map(({ pseudonym }) => pseudonym);
}

export async function deleteErasuresBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('erasures').where('erased_at', '<', before).execute();
}

export const selectAccountIds = async (db: Db, after: string | null, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .$if(after !== null, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Sets the accounts to `deleting`, which hides them immediately; `eraseDueAccounts` erases them later.
 * @spec D4.5
 */
export async function markAllForErasure(db: Db, accountIds: string[], deletedAt: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ status: 'deleting', deleted_at: deletedAt })
    .where('id', 'in', accountIds)
    .execute();
}
