import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LIKES } from '#contract/constants';
import { frequencyOf } from '../../notifications/emails/recipients-sql.ts';
import type { MissedPeriod } from '../../notifications/push/push-source.ts';
import { hasSubscription } from '../../notifications/push/subscribers-sql.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { activeAndNotBlocked, isShownTo } from '../../profiles/visibility.ts';
import { isNewLike } from './likes-to-email-sql.ts';

export type LikeKey = { liker: string; liked: string };

const viewer = sql.ref<string>('likes.liked_id');
const owner = sql.ref<string>('owner.id');

const keysTable = (likes: LikeKey[]) =>
  sql<LikeKey>`unnest(${likes.map(({ liker }) => liker)}::uuid[], ${likes.map(({ liked }) => liked)}::uuid[])`.as<'wanted'>(
    sql`wanted (liker, liked)`,
  );

const isOneOf = (likes: LikeKey[]) =>
  sql<SqlBool>`(likes.liker_id, likes.liked_id) in (select * from ${keysTable(likes)})`;

export const selectSubscribedLikes = (db: Db, likes: LikeKey[]): Promise<LikeKey[]> =>
  db
    .selectFrom('likes')
    .where(isOneOf(likes))
    .where('pushed_at', 'is', null)
    .where(hasSubscription('likes.liked_id'))
    .select(['liker_id as liker', 'liked_id as liked'])
    .execute();

/**
 * Those that wait longest first. What would not be pushed is left out, because it is never marked and would be found every
 * time. The time of the like decides for matches too, because a new one was completed by it.
 */
export async function selectLikesNotPushed(
  db: Db,
  { since, until, limit }: Omit<MissedPeriod, 'now'>,
): Promise<LikeKey[]> {
  const { rows } = await sql<LikeKey>`
    select likes.liker_id as liker, likes.liked_id as liked
    from likes
    join profiles owner on owner.id = likes.liked_id
    join accounts on accounts.id = owner.account_id and accounts.status = 'active'
    join profiles on profiles.id = likes.liker_id
    where likes.created_at > ${since} and likes.created_at <= ${until}
      and likes.pushed_at is null and ${isNewLike}
      and ${hasSubscription('likes.liked_id')} and ${frequencyOf('like', 'push')} <> 'never'
      and ${activeAndNotBlocked(owner)} and ${isShownTo(owner)}
    order by likes.created_at limit ${limit}`.execute(db);
  return rows;
}

/** New likes whose liker is visible to the liked member. */
export const selectNewLikes = (db: Db, likes: LikeKey[]) =>
  db
    .selectFrom('likes')
    .innerJoin('profiles', 'profiles.id', 'likes.liker_id')
    .where(isNewLike)
    .where(activeAndNotBlocked(viewer))
    .where(isShownTo(viewer))
    .where(isOneOf(likes))
    .select([
      'likes.liker_id as liker',
      'likes.liked_id as liked',
      'profiles.name',
      'profiles.fictional',
      'profiles.site_id as siteId',
      sql<boolean>`likes.matched_at is not null`.as('isMatch'),
    ])
    .execute();

export type NewLike = Awaited<ReturnType<typeof selectNewLikes>>[number];

/** Returns the likes that no other process claimed. */
export async function claimLikes(db: Trx, likes: LikeKey[], now: Date): Promise<LikeKey[]> {
  const { rows } = await sql<LikeKey>`
    with locked as (
      select liker_id, liked_id from likes where ${isOneOf(likes)} and pushed_at is null
      order by liker_id, liked_id for no key update)
    update likes set pushed_at = ${now} from locked
    where likes.liker_id = locked.liker_id and likes.liked_id = locked.liked_id
    returning likes.liker_id as liker, likes.liked_id as liked`.execute(db);
  return rows;
}

export type NewCounts = { id: string; likes: number; matches: number };

/** Counts what the lists of likes and matches show as new, each up to `LIKES.countCap`, as these lists do. */
export async function countNewLikesOf(db: Db, profileIds: string[]): Promise<NewCounts[]> {
  const { rows } = await sql<NewCounts>`
    select owner.id, ${newCount(sql`matched_at is null`)} as likes, ${newCount(sql`matched_at is not null`)} as matches
    from unnest(${profileIds}::uuid[]) owner (id)`.execute(db);
  return rows;
}

const newCount = (isInList: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select count(*)::int from (
    select from likes join profiles on profiles.id = likes.liker_id
    where likes.liked_id = owner.id and likes.seen_at is null and ${isInList}
      and ${activeAndNotBlocked(owner)} and ${isShownTo(owner)}
    limit ${sql.lit(LIKES.countCap)}) new)`;
