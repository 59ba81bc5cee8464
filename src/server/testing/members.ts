import type { CountryCode } from '#contract/countries';
import type { Interest } from '#contract/interests';
import type { LanguageCode } from '#contract/languages';
import type { Gender } from '#contract/profiles';
import { hashPassword } from '../accounts/reauthentication/password-hash.ts';
import type { App } from '../app.ts';
import { grantCredits } from '../credits/wallet.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import { transact } from '../platform/transact.ts';
import { insertTestPurchase } from './purchases.ts';

/** The defaults are an active man of 35 in the Netherlands with 3 free credits. */
export type TestMemberOptions = {
  siteId?: number;
  name?: string;
  email?: string;
  /** Only for tests that enter the password, because hashing it is slow. */
  password?: string;
  status?: 'not_confirmed' | 'active' | 'deleting' | 'banned';
  language?: LanguageCode;
  premium?: boolean;
  signedUpAt?: Date;
  gender?: Gender;
  birthDate?: string;
  country?: CountryCode;
  region?: string | null;
  city?: string | null;
  placeId?: number | null;
  cell?: number | null;
  aboutMe?: string | null;
  interests?: Interest[];
  invisible?: boolean;
  fictional?: boolean;
  visibleToVisitors?: boolean;
  activityRank?: number;
  credits?: number;
  purchasedCredits?: number;
};

/** A member in the database, logged in with `sessionSecret`. */
export type TestMember = {
  accountId: string;
  profileId: string;
  name: string;
  email: string;
  sessionSecret: string;
};

let members = 0;

/** Inserts a member with a session, which is faster than the sign-up. */
export async function insertMember(
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  options: TestMemberOptions = {},
): Promise<TestMember> {
  members += 1;
  const { name = `Member ${members}`, email = `member.${members}@mail.example` } = options;
  const passwordHash = options.password === undefined ? null : await hashPassword(options.password);
  const sessionSecret = newSecret();
  const ids = await transact(app, async tx => {
    const accountId = await insertAccount(tx.db, app.clock.now(), { ...options, email, passwordHash });
    const profileId = await insertProfile(tx.db, app.clock.now(), accountId, { ...options, name });
    await insertSession(tx.db, app.clock.now(), accountId, sessionSecret);
    const { credits = 3, purchasedCredits = 0 } = options;
    const entry = { accountId, reference: null };
    if (credits > 0) await grantCredits(tx, { ...entry, lot: 'free', contra: 'promotion', amount: credits });
    if (purchasedCredits > 0)
      await insertTestPurchase(tx, { accountId, siteId: options.siteId ?? 1, credits: purchasedCredits });
    return { accountId, profileId };
  });
  return { ...ids, name, email, sessionSecret };
}

async function insertAccount(
  db: App['db'],
  now: Date,
  options: TestMemberOptions & { email: string; passwordHash: string | null },
): Promise<string> {
  const { status = 'active', signedUpAt = now } = options;
  const { id } = await db
    .insertInto('accounts')
    .values({
      site_id: options.siteId ?? 1,
      email: options.email,
      password_hash: options.passwordHash,
      status,
      language: options.language ?? 'nl',
      premium_since: options.premium ? signedUpAt : null,
      signed_up_at: signedUpAt,
      confirmed_at: status === 'not_confirmed' ? null : signedUpAt,
      deleted_at: status === 'deleting' ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertProfile(
  db: App['db'],
  now: Date,
  accountId: string,
  options: TestMemberOptions & { name: string },
): Promise<string> {
  const { id } = await db
    .insertInto('profiles')
    .values({
      account_id: accountId,
      site_id: options.siteId ?? 1,
      name: options.name,
      gender: options.gender ?? 'male',
      birth_date: options.birthDate ?? '1990-05-17',
      country: options.country ?? 'NL',
      region: options.region ?? null,
      city: options.city ?? null,
      place_id: options.placeId ?? null,
      cell: options.cell ?? null,
      about_me: options.aboutMe ?? null,
      status: (options.status ?? 'active') === 'active' ? 'active' : 'disabled',
      invisible: options.invisible ?? false,
      fictional: options.fictional ?? false,
      visible_to_visitors: options.visibleToVisitors ?? false,
      activity_rank: options.activityRank ?? 0,
      created_at: options.signedUpAt ?? now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const interests = (options.interests ?? []).map(interest => ({ profile_id: id, interest }));
  if (interests.length > 0) await db.insertInto('profile_interests').values(interests).execute();
  return id;
}

export const sessionOf = ({ profileId, sessionSecret }: TestMember) => ({
  profileId,
  sessionHash: hashSecret(sessionSecret),
});

export async function withSecondSession(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: TestMember,
): Promise<TestMember> {
  const sessionSecret = newSecret();
  await insertSession(db, clock.now(), member.accountId, sessionSecret);
  return { ...member, sessionSecret };
}

async function insertSession(db: App['db'], now: Date, accountId: string, secret: string): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      secret_hash: hashSecret(secret),
      account_id: accountId,
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + 30 * 86_400_000),
    })
    .execute();
}
