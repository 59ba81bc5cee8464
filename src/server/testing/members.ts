import type { CountryCode } from '#contract/countries';
import type { Interest } from '#contract/interests';
import type { LanguageCode } from '#contract/languages';
import type { Gender } from '#contract/profiles';
import { hashPassword } from '../accounts/reauthentication/passwords.ts';
import type { App } from '../app.ts';
import { grantCredits } from '../credits/grant-credits.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import { transact } from '../platform/transact.ts';
import { plantPurchase } from './purchases.ts';

/** What a test may say of a member; the rest is an active man of 35 in the Netherlands with 3 free credits. */
export type MemberFacts = {
  siteId?: number;
  name?: string;
  email?: string;
  /** Hashed for real, which takes a moment; without one nobody can log in by password. */
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
  /** The cell of his whereabouts. */
  cell?: number | null;
  aboutMe?: string | null;
  interests?: Interest[];
  invisible?: boolean;
  fictional?: boolean;
  visibleToVisitors?: boolean;
  activityRank?: number;
  /** Free credits. */
  credits?: number;
  purchasedCredits?: number;
};

/** A member that stands in the database, logged in with `sessionSecret`. */
export type TestMember = {
  accountId: string;
  profileId: string;
  name: string;
  email: string;
  sessionSecret: string;
};

let members = 0;

/** Puts a member with a login session straight into the database, the quick way round the sign-up form. */
export async function insertMember(
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  facts: MemberFacts = {},
): Promise<TestMember> {
  members += 1;
  const { name = `Member ${members}`, email = `member.${members}@mail.example` } = facts;
  const passwordHash = facts.password === undefined ? null : await hashPassword(facts.password);
  const sessionSecret = newSecret();
  const ids = await transact(app, async tx => {
    const accountId = await insertAccount(tx.db, app.clock.now(), { ...facts, email, passwordHash });
    const profileId = await insertProfile(tx.db, app.clock.now(), accountId, { ...facts, name });
    await insertSession(tx.db, app.clock.now(), accountId, sessionSecret);
    const { credits = 3, purchasedCredits = 0 } = facts;
    const book = { accountId, reference: null };
    if (credits > 0) await grantCredits(tx, { ...book, lot: 'free', contra: 'promotion', amount: credits });
    if (purchasedCredits > 0)
      await plantPurchase(tx, { accountId, siteId: facts.siteId ?? 1, credits: purchasedCredits });
    return { accountId, profileId };
  });
  return { ...ids, name, email, sessionSecret };
}

async function insertAccount(
  db: App['db'],
  now: Date,
  facts: MemberFacts & { email: string; passwordHash: string | null },
): Promise<string> {
  const { status = 'active', signedUpAt = now } = facts;
  const { id } = await db
    .insertInto('accounts')
    .values({
      site_id: facts.siteId ?? 1,
      email: facts.email,
      password_hash: facts.passwordHash,
      status,
      language: facts.language ?? 'nl',
      premium_since: facts.premium ? signedUpAt : null,
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
  facts: MemberFacts & { name: string },
): Promise<string> {
  const { id } = await db
    .insertInto('profiles')
    .values({
      account_id: accountId,
      site_id: facts.siteId ?? 1,
      name: facts.name,
      gender: facts.gender ?? 'male',
      birth_date: facts.birthDate ?? '1990-05-17',
      country: facts.country ?? 'NL',
      region: facts.region ?? null,
      city: facts.city ?? null,
      place_id: facts.placeId ?? null,
      cell: facts.cell ?? null,
      about_me: facts.aboutMe ?? null,
      status: (facts.status ?? 'active') === 'active' ? 'active' : 'disabled',
      invisible: facts.invisible ?? false,
      fictional: facts.fictional ?? false,
      visible_to_visitors: facts.visibleToVisitors ?? false,
      activity_rank: facts.activityRank ?? 0,
      created_at: facts.signedUpAt ?? now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const interests = (facts.interests ?? []).map(interest => ({ profile_id: id, interest }));
  if (interests.length > 0) await db.insertInto('profile_interests').values(interests).execute();
  return id;
}

/** What a verb knows his browser by. */
export const loginOf = ({ profileId, sessionSecret }: TestMember) => ({
  profileId,
  sessionHash: hashSecret(sessionSecret),
});

/** The same member at another of his devices. */
export async function atAnotherDevice(
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
