import { sql } from 'kysely';
import type { DisabledReason } from '#contract/notifications';
import type { Db } from '../../platform/db.ts';

/** Returns undefined if nothing changed. `isFirst`: emails were enabled before. */
export const addDisabledReason = (db: Db, accountId: string, reason: DisabledReason) =>
  db
    .updateTable('accounts')
    .from('profiles')
    .whereRef('profiles.account_id', '=', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .where(sql<boolean>`not ${reason} = any(accounts.notifications_disabled)`)
    .set({ notifications_disabled: sql`array_append(accounts.notifications_disabled, ${reason}::text)` })
    .returning([
      'profiles.id as profileId',
      sql<boolean>`cardinality(accounts.notifications_disabled) = 1`.as('isFirst'),
    ])
    .executeTakeFirst();

/** @returns false if it was no reason of the account */
export async function removeDisabledReason(
  db: Db,
  accountId: string,
  reason: DisabledReason,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .where('id', '=', accountId)
    .where(sql<boolean>`${reason} = any(notifications_disabled)`)
    .set({ notifications_disabled: sql`array_remove(notifications_disabled, ${reason}::text)` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Only for the address that the member has confirmed; returns undefined if it is no longer the account's. */
export const clearDisabledReasons = (db: Db, accountId: string, email: string) =>
  db
    .updateTable('accounts')
    .from('profiles')
    .whereRef('profiles.account_id', '=', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .where('accounts.email', '=', email)
    .set({ notifications_disabled: [] })
    .returning('profiles.id as profileId')
    .executeTakeFirst();

export const selectDisabledReasons = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select(['notifications_disabled as reasons', 'confirmed_at as confirmedAt'])
    .executeTakeFirst();
