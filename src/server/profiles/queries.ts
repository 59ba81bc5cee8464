import { type Insertable, sql, type Updateable } from 'kysely';
import type { Profiles } from '#db/schema';
import type { Db, Trx } from '../platform/db.ts';
import { prepared, preparedStatement } from '../platform/prepared-statements.ts';

/** The lowest bit of the rank marks a main photo. */
export async function raiseActivityRank(db: Db, profileId: string, rank: number): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ activity_rank: sql<number>`${rank} + has_photo::int` })
    .where('id', '=', profileId)
    .where('activity_rank', '<', rank)
    .where('shares_presence', '=', true)
    .execute();
}

/** Preserves the lowest bit of the rank, which marks a main photo. */
export async function lowerActivityRank(db: Db, profileId: string, rank: number): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ activity_rank: sql<number>`${rank} + has_photo::int` })
    .where('id', '=', profileId)
    .where('activity_rank', '>', rank)
    .execute();
}

export async function raiseRankOfHidden(db: Db, rank: number, seenSince: Date): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ activity_rank: sql<number>`${rank} + has_photo::int` })
    .from('presence')
    .whereRef('presence.profile_id', '=', 'profiles.id')
    .where('shares_presence', '=', false)
    .where('online_until', '>=', seenSince)
    .where('activity_rank', '<', rank)
    .execute();
}

export async function selectProfileForUpdate(db: Db, profileId: string): Promise<void> {
  await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The lowest bit of `activity_rank` marks a main photo. */
export async function updateHasPhoto(db: Db, profileId: string, hasPhoto: boolean): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      has_photo: hasPhoto,
      activity_rank: sql<number>`activity_rank / 2 * 2 + ${hasPhoto ? 1 : 0}::int`,
    })
    .where('id', '=', profileId)
    .where('has_photo', '=', !hasPhoto)
    .execute();
}

export const selectProfileDetails = (db: Db, profileId: string) =>
  db
    .selectFrom('profiles')
    .selectAll()
    .select(
      sql<string[]>`array(select interest from profile_interests where profile_id = profiles.id)`.as(
        'interests',
      ),
    )
    .where('id', '=', profileId)
    .executeTakeFirst();

export type ProfileDetailsRow = NonNullable<Awaited<ReturnType<typeof selectProfileDetails>>>;

export const selectCompletenessInput = async (db: Db, profileId: string) =>
  (await completenessInput(db, { profileId }))[0];

const completenessInput = preparedStatement((db, { profileId }: { profileId: string }) =>
  db
    .selectFrom('profiles')
    .select([
      sql<boolean>`about_me is not null`.as('has_text'),
      sql<boolean>`city is not null`.as('has_city'),
      sql<boolean>`reason is not null`.as('has_reason'),
      sql<number>`(select count(*)::int from profile_interests where profile_id = profiles.id)`.as(
        'interests',
      ),
    ])
    .where('id', '=', profileId)
    .modifyEnd(prepared)
    .compile(),
);

export const selectIdentity = (db: Db, profileId: string) =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('profiles.id', '=', profileId)
    .select([
      'accounts.email',
      'profiles.name',
      'profiles.country',
      'profiles.city',
      'profiles.place_id',
      'profiles.birth_date',
      'profiles.birth_date_corrected_at',
      'profiles.invisible',
      'profiles.shares_typing',
      'profiles.shares_read',
      'profiles.shares_presence',
      'profiles.shares_visits',
      'profiles.visible_to_visitors',
    ])
    .executeTakeFirstOrThrow();

export type ProfileChange = Updateable<
  Omit<
    Profiles,
    'id' | 'account_id' | 'site_id' | 'status' | 'has_photo' | 'activity_rank' | 'conversations_started'
  >
>;

export async function updateProfile(db: Db, profileId: string, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('profiles').set(change).where('id', '=', profileId).execute();
}

/** Returns the text that was removed. */
export async function clearAboutMe(db: Db, profileId: string): Promise<string | null> {
  const before = await selectAboutMe(db, profileId);
  await db.updateTable('profiles').set({ about_me: null }).where('id', '=', profileId).execute();
  return before;
}

export async function fillAboutMe(db: Db, profileId: string, text: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ about_me: text })
    .where('id', '=', profileId)
    .where('about_me', 'is', null)
    .execute();
}

export async function selectAboutMe(db: Db, profileId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('about_me')
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row?.about_me ?? null;
}

export async function replaceInterests(db: Db, profileId: string, interests: string[]): Promise<void> {
  await db.deleteFrom('profile_interests').where('profile_id', '=', profileId).execute();
  await insertInterests(db, profileId, interests);
}

export async function selectInterests(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_interests')
    .select('interest')
    .where('profile_id', '=', profileId)
    .execute();
  return rows.map(({ interest }) => interest);
}

export async function insertInterests(db: Db, profileId: string, interests: string[]): Promise<void> {
  if (interests.length === 0) return;
  const rows = interests.map(interest => ({ profile_id: profileId, interest }));
  await db
    .insertInto('profile_interests')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function deleteInterests(db: Db, profileId: string, interests: string[]): Promise<void> {
  if (interests.length === 0) return;
  await db
    .deleteFrom('profile_interests')
    .where('profile_id', '=', profileId)
    .where('interest', 'in', interests)
    .execute();
}

export async function lockName(db: Trx, name: string): Promise<void> {
  await advisoryLock(db, { name });
}

/** Returns those of the names that are locked now. */
export const tryLockNames = async (db: Trx, names: string[]): Promise<string[]> =>
  (await advisoryLocks(db, { names })).map(({ name }) => name);

const advisoryLocks = preparedStatement((db, { names }: { names: string[] }) =>
  sql<{ name: string }>`
    select name from unnest((select ${names}::text[])) as name
    where pg_try_advisory_xact_lock(hashtextextended(name, 0)) ${prepared}`.compile(db),
);

const advisoryLock = preparedStatement((db, { name }: { name: string }) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0)) ${prepared}`.compile(db),
);

export async function insertProfile(db: Db, profile: Insertable<Profiles>): Promise<string> {
  const { id } = await db.insertInto('profiles').values(profile).returning('id').executeTakeFirstOrThrow();
  return id;
}
