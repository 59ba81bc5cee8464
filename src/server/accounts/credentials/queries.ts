import type { Db } from '../../platform/db.ts';

/** Whose credentials they are. */
export const selectCredentialOwner = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .select(['accounts.email', 'accounts.status', 'profiles.id as profileId', 'profiles.name'])
    .executeTakeFirst();

/** The address an account waits for, locked: it is confirmed or taken back, never both. */
export const lockEmailChange = (db: Db, accountId: string) =>
  db
    .selectFrom('email_changes')
    .where('account_id', '=', accountId)
    .select(['email', 'expires_at as expiresAt'])
    .forUpdate()
    .executeTakeFirst();

/** The address an account waits for. */
export const selectEmailChange = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom('email_changes')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .select(['email', 'expires_at as expiresAt'])
    .executeTakeFirst();

/** Notes the address an account asks for; it replaces the one that was asked for before. */
export async function upsertEmailChange(
  db: Db,
  change: { accountId: string; email: string; now: Date; expiresAt: Date },
): Promise<void> {
  const values = { email: change.email, asked_at: change.now, expires_at: change.expiresAt };
  await db
    .insertInto('email_changes')
    .values({ account_id: change.accountId, ...values })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function deleteEmailChange(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
}

/** Gives an account another address. Rejects with a unique violation where it is another's. */
export async function updateEmail(db: Db, accountId: string, email: string): Promise<void> {
  await db.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
}
