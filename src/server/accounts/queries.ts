import type { Db } from '../platform/db.ts';

/** The member a login session stands for: one query a request. */
export const selectMemberBySession = (db: Db, secretHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('sessions.secret_hash', '=', secretHash)
    .where('sessions.expires_at', '>', now)
    .select([
      'accounts.id as accountId',
      'accounts.site_id as siteId',
      'accounts.status',
      'accounts.language',
      'accounts.premium_since as premiumSince',
      'profiles.id as profileId',
      'profiles.country',
      'profiles.gender',
      'sessions.used_at as usedAt',
    ])
    .executeTakeFirst();

/** Which of these session hashes still stand. */
export async function selectStandingSessions(db: Db, hashes: Buffer[], now: Date): Promise<Buffer[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('sessions')
    .select('secret_hash')
    .where('secret_hash', 'in', hashes)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(row => row.secret_hash);
}
