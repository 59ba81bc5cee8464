import type { Db } from '../../platform/db.ts';

/** The logins of an account that stand, the last used first. */
export const selectSessions = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'secret_hash', 'user_agent', 'country', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

/** Holds one login until the transaction ends; undefined where the account has none by that name. */
export const lockSessionById = (db: Db, login: { id: string; accountId: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'secret_hash as secretHash', 'browser_id as browserId'])
    .where('id', '=', login.id)
    .where('account_id', '=', login.accountId)
    .where('expires_at', '>', login.now)
    .forUpdate()
    .executeTakeFirst();

/** Holds the logins of an account, all but the one to keep. @returns their ids */
export async function lockSessions(db: Db, accountId: string, keptHash: Buffer | null): Promise<string[]> {
  const locked = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .$if(keptHash !== null, others => others.where('secret_hash', '!=', keptHash ?? Buffer.alloc(0)))
    .orderBy('id')
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
}

/** Holds the login with this secret. @returns its id, or nothing where it has ended */
export async function lockSessionBySecret(db: Db, secretHash: Buffer): Promise<string[]> {
  const locked = await db
    .selectFrom('sessions')
    .select('id')
    .where('secret_hash', '=', secretHash)
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
}

/** Ends logins, by what they are called. */
export async function deleteSessions(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('sessions').where('id', 'in', ids).execute();
}

/** Forgets a browser the account logged in with. */
export async function deleteKnownBrowser(db: Db, browserId: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('id', '=', browserId).execute();
}

/** Forgets the browsers an account logged in with, all but the one with this secret. */
export async function deleteKnownBrowsers(db: Db, accountId: string, keptHash: Buffer | null): Promise<void> {
  await db
    .deleteFrom('known_browsers')
    .where('account_id', '=', accountId)
    .$if(keptHash !== null, others => others.where('secret_hash', '!=', keptHash ?? Buffer.alloc(0)))
    .execute();
}
