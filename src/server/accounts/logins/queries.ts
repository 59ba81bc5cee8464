import type { Db } from '../../platform/db.ts';

/** The logins of an account that stand, the last used first. */
export const selectLogins = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'secret_hash', 'user_agent', 'country', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

export type LoginRow = Awaited<ReturnType<typeof selectLogins>>[number];

/** Ends one login; undefined where the account has none by that name. */
export const deleteLogin = (db: Db, login: { id: string; accountId: string; now: Date }) =>
  db
    .deleteFrom('sessions')
    .where('id', '=', login.id)
    .where('account_id', '=', login.accountId)
    .where('expires_at', '>', login.now)
    .returning(['secret_hash as secretHash', 'browser_id as browserId'])
    .executeTakeFirst();

/** Ends the logins of an account, all but the one to keep. */
export async function deleteLogins(db: Db, accountId: string, kept: Buffer | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(kept !== null, others => others.where('secret_hash', '!=', kept ?? Buffer.alloc(0)))
    .execute();
}

/** Forgets a browser the account logged in with. */
export async function deleteKnownBrowser(db: Db, browserId: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('id', '=', browserId).execute();
}

/** Forgets the browsers an account logged in with, all but the one with this secret. */
export async function deleteKnownBrowsers(db: Db, accountId: string, kept: Buffer | null): Promise<void> {
  await db
    .deleteFrom('known_browsers')
    .where('account_id', '=', accountId)
    .$if(kept !== null, others => others.where('secret_hash', '!=', kept ?? Buffer.alloc(0)))
    .execute();
}
