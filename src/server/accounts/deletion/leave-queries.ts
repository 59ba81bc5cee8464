import { sql } from 'kysely';
import type { DeleteReason } from '#contract/deletion';
import type { Db, Trx } from '../../platform/db.ts';

/** Makes an account one that is being deleted; undefined where it is one already, or gone. */
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

/** When the login with this hash deleted its account, on this site. */
export async function selectDeletedBy(db: Db, siteId: number, sessionHash: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('account_deletions')
    .innerJoin('accounts', 'accounts.id', 'account_deletions.account_id')
    .where('account_deletions.session_hash', '=', sessionHash)
    .where('accounts.site_id', '=', siteId)
    .select('accounts.deleted_at')
    .executeTakeFirst();
  return row?.deleted_at ?? null;
}

/** Whether a login began after that moment, with a passkey that was used for it. */
export async function isPasskeyLoginSince(db: Db, sessionHash: Buffer, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('passkeys', 'passkeys.account_id', 'sessions.account_id')
    .where('sessions.secret_hash', '=', sessionHash)
    .where('sessions.created_at', '>', since)
    // The passkey is noted by the transaction right before that of the login.
    .where(
      sql<boolean>`passkeys.used_at between sessions.created_at - interval '1 minute' and sessions.created_at`,
    )
    .select('passkeys.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every login of an account and forgets its browsers. */
export async function deleteLogins(db: Trx, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await db.deleteFrom('known_browsers').where('account_id', '=', accountId).execute();
}

/**
 * Uses up what was mailed to an account before. The way back from a change of address stays: a thief who changed it must not
 * close it by deleting the account.
 */
export async function useUpTokens(db: Trx, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('purpose', '<>', 'email_revert')
    .execute();
}

/** Makes a deleted account what it was before, within its 14 days; undefined when there is nothing to come back to. */
export const endDeletion = (db: Trx, accountId: string, since: Date) =>
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
    .where('accounts.deleted_at', '>', since)
    .returning('profiles.id as profileId')
    .executeTakeFirst();

export async function deleteDeletion(db: Trx, accountId: string): Promise<void> {
  await db.deleteFrom('account_deletions').where('account_id', '=', accountId).execute();
}

/** When an account that can still be brought back was deleted. */
export async function selectDeletedAt(db: Db, accountId: string, since: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where('status', '=', 'deleting')
    .where('deleted_at', '>', since)
    .select('deleted_at')
    .executeTakeFirst();
  return row?.deleted_at ?? null;
}
