import type { Db } from '../../platform/db.ts';

/** @spec 4.2 */
export const confirmAccount = (db: Db, accountId: string, now: Date) =>
  db
    .updateTable('accounts')
    .set({ status: 'active', confirmed_at: now })
    .from('profiles')
    .whereRef('profiles.account_id', '=', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .where('accounts.status', '=', 'not_confirmed')
    .returning('profiles.id as profileId')
    .executeTakeFirst();

/** Leaves out premium accounts, because their members have paid. */
export async function selectUnconfirmed(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('status', '=', 'not_confirmed')
    .where('premium_since', 'is', null)
    .where('signed_up_at', '<=', before)
    .orderBy('signed_up_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
