import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { CountryCode } from '#contract/countries';
import type { Discretion } from '#contract/discretion';
import { noticedOutcomes } from '#contract/house-rules';
import type { LanguageCode } from '#contract/languages';
import type { Accounts } from '#db/schema';
import type { Db, Trx } from '../platform/db.ts';
import { gathered } from '../platform/gathered.ts';
import { prepared, preparedStatement } from '../platform/prepared-statements.ts';

/** Runs on every request, so requests that arrive together share one statement. */
export const selectMemberBySession = gathered({
  async run(db: Db, asked: { secretHash: Buffer; now: Date }[]) {
    const hashes = asked.map(({ secretHash }) => secretHash);
    const now = new Date(Math.max(...asked.map(({ now }) => now.getTime())));
    const rows = await memberBySessionStatement(db, { hashes, now });
    const byHash = new Map(rows.map(({ secretHash, ...row }) => [secretHash.toString('hex'), row]));
    return hashes.map(hash => byHash.get(hash.toString('hex')));
  },
});

const membersBySession = (db: Db, { hashes, now }: { hashes: Buffer[]; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('sessions.secret_hash', '=', sql<Buffer>`any((select ${sql.val(hashes)}::bytea[])::bytea[])`)
    .where('sessions.expires_at', '>', now)
    .select([
      'accounts.id as accountId',
      'accounts.site_id as siteId',
      'accounts.status',
      'accounts.frozen_at as frozenAt',
      'accounts.language',
      'accounts.premium_since as premiumSince',
      'accounts.signed_up_at as signedUpAt',
      'accounts.discreet',
      'accounts.quick_exit as quickExit',
      'profiles.id as profileId',
      'profiles.country',
      'profiles.gender',
    ])
    .modifyEnd(prepared);

const memberBySessionStatement = preparedStatement((db, asked: { hashes: Buffer[]; now: Date }) =>
  membersBySession(db, asked)
    .select(['sessions.secret_hash as secretHash', 'sessions.used_at as usedAt'])
    .compile(),
);

const unsharedMemberStatement = preparedStatement((db, asked: { hashes: Buffer[]; now: Date }) =>
  membersBySession(db, asked).compile(),
);

/** Shares no statement with other requests and reads no time of use, so that `recordReads` can repeat it. */
export const selectMemberForRecording = async (db: Db, secretHash: Buffer, now: Date) =>
  (await unsharedMemberStatement(db, { hashes: [secretHash], now }))[0];

export async function selectActiveSessions(db: Db, hashes: Buffer[], now: Date): Promise<Buffer[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('sessions')
    .select('secret_hash')
    .where('secret_hash', 'in', hashes)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(row => row.secret_hash);
}

/** A former address counts as taken while its owner can revert the address change. */
export async function isAddressTaken(
  db: Db,
  {
    siteId,
    email,
    exceptAccountId,
    now,
  }: { siteId: number; email: string; exceptAccountId: string | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from accounts where site_id = ${siteId} and email = ${email}::citext and id is distinct from ${exceptAccountId}::uuid
    ) or exists (
      select from account_tokens held join accounts on accounts.id = held.account_id
      where accounts.site_id = ${siteId} and held.email = ${email}::citext and held.purpose = 'email_revert'
        and held.used_at is null and held.expires_at > ${now} and accounts.id is distinct from ${exceptAccountId}::uuid
    ) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

export async function insertAccount(db: Db, account: Insertable<Accounts>): Promise<string | null> {
  const row = await db
    .insertInto('accounts')
    .values(account)
    .onConflict(conflict => conflict.columns(['site_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function lockAccount(db: Trx, accountId: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

export async function selectConfirmedAt(db: Db, accountId: string): Promise<Date | null> {
  const account = await db
    .selectFrom('accounts')
    .select('confirmed_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.confirmed_at ?? null;
}

export type ConfirmedAccountsPage = { condition: RawBuilder<SqlBool>; after: string; limit: number };

export const lockConfirmedAccounts = (db: Trx, { condition, after, limit }: ConfirmedAccountsPage) =>
  db
    .selectFrom('accounts')
    .where('confirmed_at', 'is not', null)
    .where(condition)
    .where('id', '>', after)
    .select(['id', 'site_id as siteId', 'email', 'signed_up_at as signedUpAt', 'confirmed_at as confirmedAt'])
    .$narrowType<{ confirmedAt: Date }>()
    .orderBy('id')
    .limit(limit)
    .forKeyShare()
    .skipLocked()
    .execute();

export async function undoInsertAccount(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', accountId).execute();
}

/** @spec 3.1 */
export const selectAccount = async (db: Db, accountId: string, sessionHash: Buffer | null) =>
  (await accountByIdStatement(db, { accountId, sessionHash }))[0];

const accountByIdStatement = preparedStatement(
  (db, values: { accountId: string; sessionHash: Buffer | null }) =>
    db
      .selectFrom('accounts')
      .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
      .where('accounts.id', '=', values.accountId)
      .select(eb => [
        'accounts.id',
        'accounts.email',
        'accounts.status',
        'accounts.language',
        'accounts.premium_since',
        'accounts.signed_up_at',
        'accounts.notifications_disabled',
        'accounts.discreet',
        'accounts.quick_exit',
        'accounts.frozen_at',
        'accounts.frozen_reason',
        'profiles.id as profile_id',
        'profiles.status as profile_status',
        'profiles.shares_typing',
        'profiles.invisible',
        eb
          .exists(
            eb
              .selectFrom('push_subscriptions')
              .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
              .where('sessions.secret_hash', '=', values.sessionHash),
          )
          .as('push_subscribed'),
        jsonObjectFrom(
          eb
            .selectFrom('check_ins')
            .whereRef('check_ins.account_id', '=', 'accounts.id')
            .where('check_ins.state', 'in', ['asked', 'alarmed'])
            .select(['check_ins.id', 'check_ins.state'])
            .orderBy('check_ins.due_at')
            .limit(1),
        ).as('check_in'),
        jsonObjectFrom(
          eb
            .selectFrom('decisions')
            .whereRef('decisions.account_id', '=', 'accounts.id')
            .where('decisions.outcome', 'in', noticedOutcomes)
            .where('decisions.overturned_at', 'is', null)
            .select(['decisions.id', 'decisions.outcome'])
            .$narrowType<{ outcome: (typeof noticedOutcomes)[number] }>()
            .orderBy('decisions.created_at', 'desc')
            .limit(1),
        ).as('decision'),
        jsonArrayFrom(
          eb
            .selectFrom('dismissals')
            .select(['alert', 'dismissed_at'])
            .whereRef('dismissals.account_id', '=', 'accounts.id'),
        ).as('dismissals'),
      ])
      .modifyEnd(prepared)
      .compile(),
);

export type AccountRow = NonNullable<Awaited<ReturnType<typeof selectAccount>>>;

export async function setPremium(
  db: Trx,
  accountId: string,
  since: Date | null,
): Promise<string | undefined> {
  const row = await db
    .updateTable('accounts')
    .from('profiles')
    .set({ premium_since: since })
    .where('accounts.id', '=', accountId)
    .where('accounts.premium_since', since ? 'is' : 'is not', null)
    .whereRef('profiles.account_id', '=', 'accounts.id')
    .returning('profiles.id')
    .executeTakeFirst();
  return row?.id;
}

export const selectRecipient = (db: Db, account: { id: string } | { siteId: number; email: string }) =>
  db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where(eb =>
      'id' in account
        ? eb('accounts.id', '=', account.id)
        : eb.and({ 'accounts.site_id': account.siteId, 'accounts.email': account.email }),
    )
    .select([
      'accounts.id as accountId',
      'accounts.site_id as siteId',
      'accounts.email',
      'accounts.status',
      'accounts.language',
      'accounts.signed_up_at as signedUpAt',
      'accounts.discreet',
      'profiles.id as profileId',
      'profiles.country',
      'profiles.name',
    ])
    .$narrowType<{ language: LanguageCode; country: CountryCode }>()
    .executeTakeFirst();

/** Leaves out unconfirmed accounts, because the address may belong to another person. */
export async function selectConfirmedRecipient(db: Db, accountId: string) {
  const owner = await selectRecipient(db, { id: accountId });
  return owner?.status === 'not_confirmed' ? undefined : owner;
}

/** Finds the owner, or a former owner who can revert the address change. */
export async function selectAddressOwner(db: Db, siteId: number, email: string, now: Date) {
  const owner = await selectRecipient(db, { siteId, email });
  if (owner) return owner;
  return selectFormerAddressOwner(db, siteId, email, now);
}

/** Finds a former owner who can still revert the address change. */
export async function selectFormerAddressOwner(db: Db, siteId: number, email: string, now: Date) {
  const revertToken = await db
    .selectFrom('account_tokens')
    .innerJoin('accounts', 'accounts.id', 'account_tokens.account_id')
    .where('accounts.site_id', '=', siteId)
    .where('account_tokens.email', '=', email)
    .where('purpose', '=', 'email_revert')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['account_id as id', 'created_at as since'])
    .orderBy('created_at')
    .executeTakeFirst();
  const recipient = revertToken && (await selectRecipient(db, revertToken));
  return recipient && { ...recipient, email, since: revertToken.since };
}

export const selectProfileIdOf = (db: Db, accountId: string) =>
  db.selectFrom('profiles').where('account_id', '=', accountId).select('id as profileId').executeTakeFirst();

export const selectAccountOfProfile = (db: Db, profileId: string) =>
  db
    .selectFrom('profiles')
    .where('id', '=', profileId)
    .select(['account_id as accountId', 'site_id as siteId'])
    .executeTakeFirst();

export async function updateLanguage(db: Db, accountId: string, language: LanguageCode): Promise<void> {
  await db.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
}

/** If the alert was already dismissed, the time of the first dismissal stays. */
export async function insertDismissal(db: Db, accountId: string, alert: string, now: Date): Promise<void> {
  await db
    .insertInto('dismissals')
    .values({ account_id: accountId, alert, dismissed_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function deleteDismissal(db: Db, accountId: string, alert: string): Promise<void> {
  await db.deleteFrom('dismissals').where('account_id', '=', accountId).where('alert', '=', alert).execute();
}

/** The member has proven that they receive email. */
export const withoutBounce = sql<string[]>`array_remove(notifications_disabled, 'bounce')`;

/** @spec 4.2 */
export const confirmAccount = (db: Db, accountId: string, now: Date) =>
  db
    .updateTable('accounts')
    .set({ status: 'active', confirmed_at: now, notifications_disabled: withoutBounce })
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

/** @spec D5.2 */
export async function selectIsDiscreet(db: Db, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select('discreet')
    .executeTakeFirst();
  return account?.discreet ?? false;
}

/** @spec D5.2 */
export async function updateDiscretion(
  db: Db,
  accountId: string,
  change: Partial<Discretion>,
): Promise<Discretion> {
  const { discreet = null, quick_exit = null } = change;
  const row = await db
    .updateTable('accounts')
    .set(({ fn, ref, val }) => ({
      discreet: fn.coalesce(val(discreet), ref('discreet')),
      quick_exit: fn.coalesce(val(quick_exit), ref('quick_exit')),
    }))
    .where('id', '=', accountId)
    .returning(['discreet', 'quick_exit'])
    .executeTakeFirstOrThrow();
  return row as Discretion;
}

export const selectSignupTraits = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .select([
      'site_id as siteId',
      'email',
      'status',
      'signed_up_at as signedUpAt',
      'signed_up_from_hosting as isHosting',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
