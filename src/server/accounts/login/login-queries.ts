import { sql } from 'kysely';
import { LOGIN_LOCKOUT } from '#contract/constants';
import type { Db, Trx } from '../../platform/db.ts';

/** The address is hashed, so that the table collects no addresses without an account. */
export type LockoutKey = { siteId: number; emailHash: Buffer };

export const selectLoginAccount = (db: Db, siteId: number, email: string, browserHash: Buffer | null) =>
  db
    .selectFrom('accounts')
    .leftJoin('known_browsers', join =>
      join
        .onRef('known_browsers.account_id', '=', 'accounts.id')
        .on('known_browsers.secret_hash', '=', browserHash),
    )
    .where('accounts.site_id', '=', siteId)
    .where('accounts.email', '=', email)
    .select(['accounts.id', 'accounts.status', 'accounts.password_hash', 'known_browsers.id as browserId'])
    .executeTakeFirst();

/**
 * Call this before the password check, so that concurrent guesses cannot pass the limit.
 * @spec D2.19
 */
export const countAttempt = (db: Db, { siteId, emailHash }: LockoutKey, now: Date) =>
  db
    .insertInto('login_failures')
    .values({ site_id: siteId, email_hash: emailHash, failures: 1, updated_at: now })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'email_hash']).doUpdateSet({
        failures: sql<number>`case
          when login_failures.locked_until > ${now} then login_failures.failures
          when login_failures.updated_at < ${now}::timestamptz - interval '1 day' then 1
          else login_failures.failures + 1 end`,
        // `updated_at` records when the count of failures began; the count ends a day later.
        updated_at: sql<Date>`case
          when login_failures.locked_until > ${now} then login_failures.updated_at
          when login_failures.updated_at < ${now}::timestamptz - interval '1 day' then ${now}
          else login_failures.updated_at end`,
      }),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow();

export async function uncountAttempt(db: Db, { siteId, emailHash }: LockoutKey): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('site_id', '=', siteId)
    .where('email_hash', '=', emailHash)
    .execute();
}

/**
 * Starts a lockout, twice as long as the previous, unless a lockout is running.
 * @returns the time at which the lockout ends; null if no failures are stored
 */
export async function startLockout(
  db: Db,
  { siteId, emailHash }: LockoutKey,
  now: Date,
): Promise<Date | null> {
  const { minutes, maxMinutes } = LOGIN_LOCKOUT;
  const isLocked = sql<boolean>`coalesce(locked_until > ${now}, false)`;
  const row = await db
    .updateTable('login_failures')
    .set({
      failures: sql`case when ${isLocked} then failures else 0 end`,
      lockouts: sql`case when ${isLocked} then lockouts else lockouts + 1 end`,
      updated_at: sql`case when ${isLocked} then updated_at else ${now} end`,
      locked_until: sql`case when ${isLocked} then locked_until
        else ${now}::timestamptz + interval '1 minute' * least(${minutes} * power(2, least(lockouts, 20)), ${maxMinutes}) end`,
    })
    .where('site_id', '=', siteId)
    .where('email_hash', '=', emailHash)
    .returning('locked_until')
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

/** Does not reset `lockouts`, so that the next lockout lasts longer than this one. */
export async function liftLockout(db: Db, { siteId, emailHash }: LockoutKey): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ failures: 0, locked_until: null })
    .where('site_id', '=', siteId)
    .where('email_hash', '=', emailHash)
    .execute();
}

export async function selectKnownBrowsers(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('known_browsers')
    .where('account_id', '=', accountId)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function selectPasswordHash(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function updatePasswordHash(db: Db, accountId: string, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}

/** If the stored hash differs from `old`, the password has changed meanwhile. */
export async function refreshPasswordHash(
  db: Db,
  accountId: string,
  hash: { old: string; fresh: string },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: hash.fresh })
    .where('id', '=', accountId)
    .where('password_hash', '=', hash.old)
    .execute();
}

export async function clearPassword(db: Db, accountId: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: null }).where('id', '=', accountId).execute();
}

/**
 * Other accounts of the site that know the browser get the new secret too.
 * @returns `wasKnown`: whether the account `accountId` already knew the browser
 */
export async function renewKnownBrowser(
  db: Db,
  browser: { oldHash: Buffer | null; newHash: Buffer; accountId: string; now: Date },
): Promise<{ id: string; wasKnown: boolean }> {
  const { oldHash, newHash, accountId, now } = browser;
  const renewed = oldHash
    ? await db
        .updateTable('known_browsers')
        .from('accounts')
        .set({ secret_hash: newHash })
        .whereRef('accounts.id', '=', 'known_browsers.account_id')
        .where('accounts.site_id', '=', eb =>
          eb.selectFrom('accounts as own').select('own.site_id').where('own.id', '=', accountId),
        )
        .where('secret_hash', '=', oldHash)
        .returning('known_browsers.account_id as accountId')
        .execute()
    : [];
  const { id } = await db
    .insertInto('known_browsers')
    .values({ secret_hash: newHash, account_id: accountId, created_at: now })
    .onConflict(conflict => conflict.columns(['secret_hash', 'account_id']).doUpdateSet({ created_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, wasKnown: renewed.some(known => known.accountId === accountId) };
}

/**
 * Other queries ignore expired rows, so the time of the purge does not matter.
 * @spec D2.20 D2.21
 */
export async function deleteExpiredLoginData(
  db: Db,
  before: { now: Date; monthAgo: Date; weekAgo: Date; yearAgo: Date },
): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', before.now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', before.now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<=', before.now).execute();
  await db.deleteFrom('account_tokens').where('expires_at', '<=', before.monthAgo).execute();
  await db.deleteFrom('partner_signups').where('expires_at', '<=', before.now).execute();
  await db.deleteFrom('invitations').where('expires_at', '<=', before.monthAgo).execute();
  await db.deleteFrom('known_browsers').where('created_at', '<=', before.yearAgo).execute();
  await db
    .deleteFrom('login_failures')
    .where('updated_at', '<=', before.weekAgo)
    .where(eb => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', before.now)]))
    .execute();
}

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
