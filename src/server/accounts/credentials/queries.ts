import type { Db } from '../../platform/db.ts';
import { withoutBounce } from '../queries.ts';

export const selectCredentialOwner = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .select(['accounts.email', 'accounts.status', 'profiles.id as profileId', 'profiles.name'])
    .executeTakeFirst();

/**
 * Locks the pending change, so that it cannot be both confirmed and cancelled.
 * @spec 5.3
 */
export const lockEmailChange = (db: Db, accountId: string) =>
  db
    .selectFrom('email_changes')
    .where('account_id', '=', accountId)
    .select(['email', 'expires_at as expiresAt'])
    .forUpdate()
    .executeTakeFirst();

export const selectEmailChange = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom('email_changes')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .select(['email', 'expires_at as expiresAt'])
    .executeTakeFirst();

export async function upsertEmailChange(
  db: Db,
  change: { accountId: string; email: string; now: Date; expiresAt: Date },
): Promise<void> {
  const values = { email: change.email, requested_at: change.now, expires_at: change.expiresAt };
  await db
    .insertInto('email_changes')
    .values({ account_id: change.accountId, ...values })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function deleteEmailChange(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
}

/** Notification emails that stopped because the former address was wrong go to the new address. */
export async function updateEmail(db: Db, accountId: string, email: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email, notifications_disabled: withoutBounce })
    .where('id', '=', accountId)
    .execute();
}
