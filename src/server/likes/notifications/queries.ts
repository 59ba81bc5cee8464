import { sql } from 'kysely';
import type { Frequency } from '#contract/notifications';
import { frequencyOf, isReachable, timeZoneOfAccount } from '../../notifications/emails/recipients-sql.ts';
import type { Db } from '../../platform/db.ts';
import { idList } from '../../platform/prepared-statements.ts';
import { visibleToMemberOf } from '../../profiles/visibility.ts';
import { visitsToEmail } from '../../profiles/visits/visits-to-email-sql.ts';
import { isNewLike, likesOfEmail, likesToEmail } from './likes-to-email-sql.ts';

type Batch = { after: string; limit: number };

/** A member, and since when likes and visits wait that no email mentioned, whether or not they may be shown. */
export type FirstWaiting = { id: string; likedAt: Date | null; visitedAt: Date | null };

/** Members with a like or visit since their last email, by profile id. */
export async function selectDigestBatch(db: Db, { after, limit }: Batch): Promise<FirstWaiting[]> {
  const { rows } = await sql<FirstWaiting>`
    select id, min(liked_at) as "likedAt", min(visited_at) as "visitedAt" from (
      (select liked_id as id, min(created_at) as liked_at, null::timestamptz as visited_at from likes
        where seen_at is null and emailed_at is null and liked_id > ${after} group by liked_id order by liked_id limit ${limit})
      union all
      (select visited_id, null, min(visited_at) from visits
        where emailed_at is null and visited_id > ${after} group by visited_id order by visited_id limit ${limit})
    ) waiting group by id order by id limit ${limit}`.execute(db);
  return rows;
}

/** Members who want an email at once and were liked before `until`, by account id. */
export async function selectAtOnceBatch(
  db: Db,
  { after, limit, until }: Batch & { until: Date },
): Promise<(FirstWaiting & { accountId: string })[]> {
  // The limit makes PostgreSQL look up each member's oldest like in the index, instead of reading all likes.
  const { rows } = await sql<FirstWaiting & { accountId: string }>`
    select profiles.id, chosen.account_id as "accountId", oldest.created_at as "likedAt", null as "visitedAt"
    from notification_preferences chosen join profiles on profiles.account_id = chosen.account_id
    cross join lateral (
      select created_at from likes
      where liked_id = profiles.id and seen_at is null and emailed_at is null and created_at <= ${until}
      order by created_at limit 1) oldest
    where chosen.type = 'like' and chosen.email = 'at_once' and chosen.account_id > ${after}
    order by chosen.account_id limit ${limit}`.execute(db);
  return rows;
}

export type LikeEmailMember = {
  profileId: string;
  frequency: Frequency;
  timeZone: string;
  /** False if no email will go to the member. */
  getsEmails: boolean;
  lastEmailAt: Date | null;
};

export async function selectMembers(db: Db, profileIds: readonly string[]): Promise<LikeEmailMember[]> {
  const frequency = frequencyOf('like', 'email');
  const { rows } = await sql<LikeEmailMember>`
    select profiles.id as "profileId", ${frequency} as frequency, ${timeZoneOfAccount} as "timeZone",
      ${isReachable} and ${frequency} <> 'never' as "getsEmails",
      (select max(queued_at) from notification_emails
        where account_id = accounts.id and type = 'like') as "lastEmailAt"
    from profiles join accounts on accounts.id = profiles.account_id
    where profiles.id = any(${idList(profileIds)})`.execute(db);
  return rows;
}

/** The oldest like and visit that an email may mention. */
export type Waiting = { firstLikeAt: Date | null; firstVisitAt: Date | null; lastVisitEmailAt: Date | null };

/** By profile id. */
export async function selectWaiting(
  db: Db,
  profileIds: readonly string[],
  { likesSince, visitsSince }: { likesSince: Date; visitsSince: Date },
): Promise<Map<string, Waiting>> {
  if (profileIds.length === 0) return new Map();
  const { rows } = await sql<Waiting & { profileId: string }>`
    select profiles.id as "profileId",
      (select min(likes.created_at) from ${likesToEmail(likesSince)}) as "firstLikeAt",
      (select min(visits.visited_at) from ${visitsToEmail(visitsSince)}) as "firstVisitAt",
      (select max(emailed_at) from visits where visited_id = profiles.id) as "lastVisitEmailAt"
    from profiles where profiles.id = any(${idList(profileIds)})`.execute(db);
  return new Map(rows.map(row => [row.profileId, row]));
}

/**
 * Removes from the index what no email will mention: of `others`, what was before `before`, which is stored as the time
 * of their email because no email was sent then.
 */
export async function skipLikes(
  db: Db,
  { all, others, before }: { all: readonly string[]; others: readonly string[]; before: Date },
): Promise<void> {
  await sql`
    with skipped as (
      select liker_id, liked_id from likes where seen_at is null and emailed_at is null and (
        liked_id = any(${idList(all)})
        or (liked_id = any(${idList(others)}) and (created_at <= ${before} or matched_at > created_at)))
      order by liked_id, liker_id for no key update
    )
    update likes set emailed_at = ${before} from skipped
    where likes.liked_id = skipped.liked_id and likes.liker_id = skipped.liker_id`.execute(db);
}

/** `profileId`: the member who was liked; `id`: who liked them. */
export type LikeToEmail = { profileId: string; id: string; matched: boolean };

/** Matches first, then the newest. */
export async function selectLikesToEmail(
  db: Db,
  profileIds: readonly string[],
  since: Date,
): Promise<LikeToEmail[]> {
  const { rows } = await sql<LikeToEmail>`
    select profiles.id as "profileId", waiting.id, waiting.matched from profiles cross join lateral (
      select liker.id, likes.matched_at is not null as matched, likes.created_at from ${likesToEmail(since)}) waiting
    where profiles.id = any(${idList(profileIds)})
    order by waiting.matched desc, waiting.created_at desc, waiting.id`.execute(db);
  return rows;
}

export async function updateLikesEmailed(db: Db, likes: readonly LikeToEmail[], at: Date): Promise<void> {
  await sql`
    with emailed as (
      select liker_id, liked_id from likes where (liked_id, liker_id) in (
        select * from unnest(${likes.map(({ profileId }) => profileId)}::uuid[], ${likes.map(({ id }) => id)}::uuid[]))
      order by liked_id, liker_id for no key update
    )
    update likes set emailed_at = ${at} from emailed
    where likes.liked_id = emailed.liked_id and likes.liker_id = emailed.liker_id`.execute(db);
}

export type EmailedLikes = { likes: number; matches: number; frequency: Frequency };

/** What of the email of `emailedAt` may still be mentioned, and how the member wants it. */
export async function selectEmailedLikes(
  db: Db,
  profileId: string,
  emailedAt: Date,
): Promise<EmailedLikes | undefined> {
  const { rows } = await sql<EmailedLikes>`
    select ${frequencyOf('like', 'email')} as frequency,
      (select count(*)::int from ${likesOfEmail(emailedAt)} and likes.matched_at is null) as likes,
      (select count(*)::int from ${likesOfEmail(emailedAt)} and likes.matched_at is not null) as matches
    from profiles join accounts on accounts.id = profiles.account_id
    where profiles.id = ${profileId} and ${isReachable}`.execute(db);
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
      where likes.liked_id = profiles.id and likes.created_at > ${since} and ${isNewLike}
        and ${visibleToMemberOf(sql.ref('profiles.id'), 'liker')}) new
    where profiles.id = any(${idList(profileIds)}) and new.likes > 0`.execute(db);
  return rows;
}
