import type { Db, Trx } from '../../platform/db.ts';

/** When a login began, and whether by passkey; undefined for one that has ended. */
export const selectSessionStart = (db: Db, sessionHash: Buffer) =>
  db
    .selectFrom('sessions')
    .where('secret_hash', '=', sessionHash)
    .select(['created_at as begun', 'by_passkey as byPasskey'])
    .executeTakeFirst();

/** Whether this is one of an account's passkeys. */
export async function hasPasskey(db: Trx, passkey: { id: string; accountId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', passkey.id)
    .where('account_id', '=', passkey.accountId)
    .executeTakeFirst();
  return row !== undefined;
}
