import { sql } from 'kysely';
import { frequencyOf, isReachable } from '../../notifications/emails/recipients-sql.ts';
import type { Db } from '../../platform/db.ts';
import { idList } from '../../platform/prepared-statements.ts';
import { listedForMemberOf } from '../../profiles/visibility.ts';

/** `birthDate` is `YYYY-MM-DD`. */
export type Newcomer = {
  id: string;
  cell: number | null;
  region: string | null;
  country: string;
  birthDate: string;
};

/** Of each cell and five years of age, so that their number is bounded however many sign up. */
const MOST_PER_CELL_AND_AGE = 40;

/** Members with a photo who joined after `since`, the most active first. */
export async function selectNewcomers(
  db: Db,
  siteId: number,
  { since, gender }: { since: Date; gender: string | null },
): Promise<Newcomer[]> {
  const { rows } = await sql<Newcomer>`
    select id, cell, region, country, birth_date as "birthDate" from (
      select id, cell, region, country, birth_date, activity_rank, row_number() over (
        partition by cell, country, region, extract(year from birth_date)::int / 5 order by activity_rank desc, id) as place
      from profiles
      where site_id = ${siteId} and status = 'active' and not invisible and has_photo and not fictional
        and created_at > ${since} and (${gender}::text is null or gender = ${gender})
    ) joined where place <= ${MOST_PER_CELL_AND_AGE} order by activity_rank desc, id`.execute(db);
  return rows;
}

/** `minAge` is null for a member who did not set preferences; `distance` null means any. */
export type WeeklyMember = {
  accountId: string;
  profileId: string;
  siteId: number;
  cell: number | null;
  region: string | null;
  country: string;
  birthDate: string;
  minAge: number | null;
  maxAge: number | null;
  distance: number | null;
};

/** `zone`: members with quiet hours there, and members of these sites without quiet hours. */
type WeeklyFilter = { activeRank: number } & (
  | { zone: string; siteIds: readonly number[]; after: string; limit: number }
  | { accountIds: readonly string[] }
);

export async function selectWeeklyMembers(db: Db, filter: WeeklyFilter): Promise<WeeklyMember[]> {
  const who =
    'zone' in filter
      ? sql`accounts.id > ${filter.after} and ${inZone(filter)}`
      : sql`accounts.id = any(${idList(filter.accountIds)})`;
  const { rows } = await sql<WeeklyMember>`
    select accounts.id as "accountId", profiles.id as "profileId", profiles.site_id as "siteId", profiles.cell,
      profiles.region, profiles.country, profiles.birth_date as "birthDate",
      preferences.min_age as "minAge", preferences.max_age as "maxAge", preferences.distance
    from accounts join profiles on profiles.account_id = accounts.id
      left join preferences on preferences.profile_id = profiles.id
    where ${who} and ${isReachable} and profiles.activity_rank >= ${filter.activeRank}
      and ${frequencyOf('weekly_updates', 'email')} = 'weekly'
    order by accounts.id ${'zone' in filter ? sql`limit ${filter.limit}` : sql``}`.execute(db);
  return rows;
}

const inZone = ({ zone, siteIds }: { zone: string; siteIds: readonly number[] }) => {
  const quietThere = sql`accounts.id in (select account_id from quiet_hours where time_zone = ${zone})`;
  // Most zones are no site's: then PostgreSQL reads only their few members.
  if (siteIds.length === 0) return quietThere;
  return sql`(${quietThere} or (accounts.site_id = any(${sql.val(siteIds)}::smallint[])
    and not exists (select from quiet_hours where account_id = accounts.id)))`;
};

export const selectChosenZones = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('quiet_hours').select('time_zone').distinct().execute();
  return rows.map(({ time_zone }) => time_zone);
};

export type Suggestion = { profileId: string; newcomerId: string };

/** In the given order, those that their member may see and neither liked nor wrote to. */
export async function selectListed(db: Db, suggestions: readonly Suggestion[]): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    select pair.profile_id as "profileId", pair.newcomer_id as "newcomerId"
    from unnest(${suggestions.map(pair => pair.profileId)}::uuid[], ${suggestions.map(pair => pair.newcomerId)}::uuid[])
      with ordinality as pair (profile_id, newcomer_id, position)
    join profiles on profiles.id = pair.newcomer_id
    where ${listedForMemberOf(sql.ref('pair.profile_id'))}
      and not exists (select from likes where liker_id = pair.profile_id and liked_id = pair.newcomer_id)
      and not exists (select from swipes where swiper_id = pair.profile_id and swiped_id = pair.newcomer_id)
      and not exists (select from conversations
        where low_id = least(pair.profile_id, pair.newcomer_id) and high_id = greatest(pair.profile_id, pair.newcomer_id))
    order by pair.position`.execute(db);
  return rows;
}

/** Counts those whom the member may still see, whatever happened between the two. */
export async function countListed(
  db: Db,
  profileId: string,
  newcomerIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::int as members from profiles join profiles viewer on viewer.id = ${profileId}
    where profiles.id = any(${idList(newcomerIds)}) and ${listedForMemberOf(sql.ref('viewer.id'))}`.execute(
    db,
  );
  return rows[0]?.members ?? 0;
}

/** Of the accounts, those that got a weekly update since `since`. */
export async function selectUpdatedSince(
  db: Db,
  accountIds: readonly string[],
  since: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('notification_emails')
    .where(sql<boolean>`account_id = any(${idList(accountIds)})`)
    .where('type', '=', 'weekly_updates')
    .where('queued_at', '>=', since)
    .select('account_id')
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

/** Of a member who gets emails. */
export const selectWeeklyFrequency = async (db: Db, accountId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ frequency: string }>`
    select ${frequencyOf('weekly_updates', 'email')} as frequency
    from accounts join profiles on profiles.account_id = accounts.id
    where accounts.id = ${accountId} and ${isReachable}`.execute(db);
  return rows[0]?.frequency;
};
