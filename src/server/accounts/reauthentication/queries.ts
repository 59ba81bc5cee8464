import type { Db, Trx } from '../../platform/db.ts';

/** @spec D5.8 */
export const selectSessionStart = (db: Db, sessionHash: Buffer) =>
  db
    .selectFrom('sessions')
    .where('secret_hash', '=', sessionHash)
    .select(['created_at as begun', 'by_passkey as byPasskey'])
    .executeTakeFirst();

export async function hasPasskey(db: Trx, passkey: { id: string; accountId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', passkey.id)
    .where('account_id', '=', passkey.accountId)
    .executeTakeFirst();
  return row !== undefined;
}
