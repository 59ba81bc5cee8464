import { sql } from 'kysely';
import type { Frequency } from '#contract/notifications';
import { frequencyOf } from '../../notifications/emails/recipients-sql.ts';
import type { Db } from '../../platform/db.ts';
import { idList } from '../../platform/prepared-statements.ts';
import { visibleToMemberOf } from '../../profiles/visibility.ts';
import { visitsToEmail } from '../../profiles/visits/visits-to-email-sql.ts';
import { isNews, likesOfEmail, likesToEmail } from './likes-to-email-sql.ts';

type Batch = { after: string; limit: number };

/** Members with a like or visit since their last email, by profile id. */
export async function selectDigestBatch(db: Db, { after, limit }: Batch): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      (select distinct liked_id as id from likes
        where seen_at is null and emailed_at is null and liked_id > ${after} order by id limit ${limit})
      union
      (select distinct visited_id from visits where emailed_at is null and visited_id > ${after} order by 1 limit ${limit})
    ) waiting order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Members who want an email at once and were liked before `until`, by account id. */
export async function selectAtOnceBatch(
  db: Db,
  { after, limit, until }: Batch & { until: Date },
): Promise<{ id: string; accountId: string }[]> {
  const { rows } = await sql<{ id: string; accountId: string }>`
    select profiles.id, chosen.account_id as "accountId"
    from notification_preferences chosen join profiles on profiles.account_id = chosen.account_id
    where chosen.type = 'like' and chosen.email = 'at_once' and chosen.account_id > ${after}
      and exists (select from likes
        where liked_id = profiles.id and seen_at is null and emailed_at is null and created_at <= ${until})
    order by chosen.account_id limit ${limit}`.execute(db);
  return rows;
}

export type LikeEmailCandidate = {
  profileId: string;
  accountId: string;
  siteId: number;
  frequency: Frequency;
  timeZone: string | null;
  /** False if no email will go to the member. */
  reachable: boolean;
  firstLikeAt: Date | null;
  firstVisitAt: Date | null;
  lastEmailAt: Date | null;
  lastVisitEmailAt: Date | null;
};

export async function selectCandidates(
  db: Db,
  profileIds: readonly string[],
  { likesSince }: { likesSince: Date },
): Promise<LikeEmailCandidate[]> {
  const frequency = frequencyOf('like', 'email');
  const { rows } = await sql<LikeEmailCandidate>`
    select profiles.id as "profileId", accounts.id as "accountId", profiles.site_id as "siteId",
      ${frequency} as frequency, (select time_zone from quiet_hours where account_id = accounts.id) as "timeZone",
      accounts.status = 'active' and accounts.confirmed_at is not null and accounts.notifications_disabled = '{}'
        and not profiles.fictional and ${frequency} <> 'never' as reachable,
      (select min(likes.created_at) from ${likesToEmail(likesSince)}) as "firstLikeAt",
      (select min(visits.visited_at) from ${visitsToEmail}) as "firstVisitAt",
      (select max(queued_at) from notification_emails
        where account_id = accounts.id and type = 'like') as "lastEmailAt",
      (select max(emailed_at) from visits where visited_id = profiles.id) as "lastVisitEmailAt"
    from profiles join accounts on accounts.id = profiles.account_id
    where profiles.id = any(${idList(profileIds)}) order by profiles.id`.execute(db);
  return rows;
}

/** Removes from the index what no email will mention. */
export async function skipLikes(
  db: Db,
  { all, others, before, at }: { all: readonly string[]; others: readonly string[]; before: Date; at: Date },
): Promise<void> {
  await sql`
    update likes set emailed_at = ${at} where seen_at is null and emailed_at is null and (
      liked_id = any(${idList(all)})
      or (liked_id = any(${idList(others)}) and (created_at <= ${before} or matched_at > created_at)))`.execute(
    db,
  );
}

export type LikeToEmail = { id: string; matched: boolean };

/** Matches first, then the newest. */
export async function selectLikesToEmail(db: Db, profileId: string, since: Date): Promise<LikeToEmail[]> {
  const { rows } = await sql<LikeToEmail>`
    select waiting.id, waiting.matched from profiles cross join lateral (
      select liker.id, likes.matched_at is not null as matched, likes.created_at from ${likesToEmail(since)}) waiting
    where profiles.id = ${profileId}
    order by waiting.matched desc, waiting.created_at desc, waiting.id`.execute(db);
  return rows;
}

export async function updateLikesEmailed(
  db: Db,
  { profileId, likerIds, at }: { profileId: string; likerIds: readonly string[]; at: Date },
): Promise<void> {
  await db
    .updateTable('likes')
    .set({ emailed_at: at })
    .where('liked_id', '=', profileId)
    .where(sql<boolean>`liker_id = any(${idList(likerIds)})`)
    .execute();
}

export type EmailedLikes = { likes: number; matches: number; discreet: boolean; frequency: Frequency };

/** What of the email of `emailedAt` may still be mentioned, and how the member wants it. */
export async function selectEmailedLikes(
  db: Db,
  profileId: string,
  emailedAt: Date,
): Promise<EmailedLikes | undefined> {
  const { rows } = await sql<EmailedLikes>`
    select accounts.discreet, ${frequencyOf('like', 'email')} as frequency,
      (select count(*)::int from ${likesOfEmail(emailedAt)} and likes.matched_at is null) as likes,
      (select count(*)::int from ${likesOfEmail(emailedAt)} and likes.matched_at is not null) as matches
    from profiles join accounts on accounts.id = profiles.account_id
    where profiles.id = ${profileId} and accounts.status = 'active'`.execute(db);
  return rows[0];
}

export async function clearLikesEmailed(db: Db, profileId: string, emailedAt: Date): Promise<void> {
  await db
    .updateTable('likes')
    .set({ emailed_at: null })
    .where('liked_id', '=', profileId)
    .where('emailed_at', '=', emailedAt)
    .execute();
}

export async function selectNewLikeCounts(
  db: Db,
  profileIds: readonly string[],
  since: Date,
): Promise<{ profileId: string; likes: number }[]> {
  const { rows } = await sql<{ profileId: string; likes: number }>`
    select profiles.id as "profileId", new.likes from profiles cross join lateral (
      select count(*)::int as likes from likes join profiles liker on liker.id = likes.liker_id
      where likes.liked_id = profiles.id and likes.created_at > ${since} and ${isNews}
        and ${visibleToMemberOf(sql.ref('profiles.id'), 'liker')}) new
    where profiles.id = any(${idList(profileIds)}) and new.likes > 0`.execute(db);
  return rows;
}
