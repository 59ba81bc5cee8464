import type { DeleteReason } from '#contract/deletion';
import type { Db, Trx } from '../../platform/db.ts';

/** @spec 4.3 */
export const beginDeletion = (db: Trx, accountId: string, now: Date) =>
  db
    .updateTable('accounts')
    .set({ status: 'deleting', deleted_at: now })
    .where('id', '=', accountId)
    .where('status', 'in', ['active', 'not_confirmed'])
    .returning('id')
    .executeTakeFirst();

export async function insertDeletion(
  db: Trx,
  deletion: { accountId: string; reason: DeleteReason | null; remarks: string | null; sessionHash: Buffer },
): Promise<void> {
  const { accountId, reason, remarks, sessionHash } = deletion;
  await db
    .insertInto('account_deletions')
    .values({ account_id: accountId, reason, remarks, session_hash: sessionHash })
    .execute();
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
      status: eb.case().when('accounts.confirmed_at', 'is', null).then('not_confirmed').else('active').end(),
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
