import type { Db } from '../../platform/db.ts';

/** @spec D2.21 */
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

export const lockSessionById = (db: Db, session: { id: string; accountId: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'secret_hash as secretHash', 'browser_id as browserId'])
    .where('id', '=', session.id)
    .where('account_id', '=', session.accountId)
    .where('expires_at', '>', session.now)
    .forUpdate()
    .executeTakeFirst();

export async function lockSessions(db: Db, accountId: string, exceptHash: Buffer | null): Promise<string[]> {
  const locked = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .$if(exceptHash !== null, others => others.where('secret_hash', '!=', exceptHash ?? Buffer.alloc(0)))
    .orderBy('id')
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
}

export async function lockSessionBySecret(db: Db, secretHash: Buffer): Promise<string[]> {
  const locked = await db
    .selectFrom('sessions')
    .select('id')
    .where('secret_hash', '=', secretHash)
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
}

export async function deleteSessions(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('sessions').where('id', 'in', ids).execute();
}

export async function deleteKnownBrowser(db: Db, browserId: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('id', '=', browserId).execute();
}

export async function deleteKnownBrowsers(
  db: Db,
  accountId: string,
  exceptHash: Buffer | null,
): Promise<void> {
  await db
    .deleteFrom('known_browsers')
    .where('account_id', '=', accountId)
    .$if(exceptHash !== null, others => others.where('secret_hash', '!=', exceptHash ?? Buffer.alloc(0)))
    .execute();
}
