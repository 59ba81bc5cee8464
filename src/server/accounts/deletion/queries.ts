import { sql } from 'kysely';
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

export async function selectBrowserIds(db: Trx, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('known_browsers')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ id }) => id);
}

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
