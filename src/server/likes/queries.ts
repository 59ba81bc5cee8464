import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../platform/db.ts';
import { type Viewer, visibleTo } from '../profiles/visibility.ts';

export type LikeRow = {
  id: string;
  given: boolean;
  received: boolean;
  liked_at: Date;
  like_new: boolean;
};

/** Members with a like given, received or both, the latest first; those the viewer may not see are left out. */
export async function selectLikes(db: Db, viewer: Viewer, profileId: string): Promise<LikeRow[]> {
  const { rows } = await sql<LikeRow>`
    select profiles.id, bool_or(given) as given, bool_or(not given) as received, max(liked_at) as liked_at,
      bool_or(like_new) as like_new
    from (
      select liked_id as other_id, true as given, created_at as liked_at, false as like_new
      from likes where liker_id = ${profileId}
      union all
      select liker_id, false, created_at, seen_at is null from likes where liked_id = ${profileId}
    ) mine join profiles on profiles.id = other_id
    where ${visibleTo(viewer)}
    group by profiles.id
    order by liked_at desc, profiles.id`.execute(db);
  return rows;
}

/** New likes that `selectLikes` lists. */
export async function countNewLikes(db: Db, viewer: Viewer, profileId: string): Promise<number> {
  const { likes } = await db
    .selectFrom('likes')
    .innerJoin('profiles', 'profiles.id', 'likes.liker_id')
    .where('likes.liked_id', '=', profileId)
    .where('likes.seen_at', 'is', null)
    .where(visibleTo(viewer))
    .select(eb => eb.fn.countAll<number>().as('likes'))
    .executeTakeFirstOrThrow();
  return likes;
}

/** Resolves whether it is new. */
export async function insertLike(db: Trx, likerId: string, likedId: string, at: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('likes')
    .values({ liker_id: likerId, liked_id: likedId, created_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('liker_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Resolves whom the like was for; undefined when there was none. */
export async function deleteLike(db: Trx, likerId: string, likedId: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('likes')
    .where('liker_id', '=', likerId)
    .where('liked_id', '=', likedId)
    .returning('liked_id')
    .executeTakeFirst();
  return deleted?.liked_id;
}

/** The likes of the two for each other: none, one or both. */
const between = (one: string, other: string) =>
  sql<SqlBool>`(liker_id, liked_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`;

/** Who of the two likes the other one. */
export const selectLikers = (db: Db, one: string, other: string) =>
  db.selectFrom('likes').select('liker_id').where(between(one, other)).execute();

/** Writes the match on both rows where both like; resolves whether they do. */
export async function updateMatch(db: Trx, one: string, other: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('likes')
    .set({ matched_at: sql<Date>`coalesce(matched_at, ${at})` })
    .where(between(one, other))
    .where(sql<SqlBool>`(select count(*) from likes where ${between(one, other)}) = 2`)
    .executeTakeFirst();
  return numUpdatedRows === 2n;
}

/** Everybody who likes a member or is liked by him. */
export async function selectLikersAndLiked(db: Db, profileId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select liked_id as id from likes where liker_id = ${profileId}
    union select liker_id from likes where liked_id = ${profileId}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function endMatch(db: Trx, likerId: string, likedId: string): Promise<void> {
  await db
    .updateTable('likes')
    .set({ matched_at: null })
    .where('liker_id', '=', likerId)
    .where('liked_id', '=', likedId)
    .execute();
}

/** Resolves whether there were any. */
export async function deleteLikesBetween(db: Trx, one: string, other: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('likes').where(between(one, other)).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A match that this member has just made himself needs no overlay later. */
export async function markAnnounced(db: Trx, likerId: string, likedId: string, at: Date): Promise<void> {
  await db
    .updateTable('likes')
    .set({ announced_at: at })
    .where('liker_id', '=', likerId)
    .where('liked_id', '=', likedId)
    .where('announced_at', 'is', null)
    .execute();
}

/** The newest like or match the member has neither seen nor been shown; it is his alone, however many tabs ask at once. */
export async function takeUnannounced(
  db: Db,
  viewer: Viewer,
  profileId: string,
  at: Date,
): Promise<{ id: string; matched: boolean } | undefined> {
  const { rows } = await sql<{ id: string; matched: boolean }>`
    update likes set announced_at = ${at}
    where liked_id = ${profileId} and liker_id = (
      select received.liker_id from likes received join profiles on profiles.id = received.liker_id
      where received.liked_id = ${profileId} and received.seen_at is null and received.announced_at is null
        and ${visibleTo(viewer)}
      order by greatest(received.created_at, received.matched_at) desc
      limit 1 for update of received skip locked
    )
    returning liker_id as id, matched_at is not null as matched`.execute(db);
  return rows[0];
}

/** Resolves whose like it was; undefined when it was seen before, or is none. */
export async function updateSeen(
  db: Trx,
  likerId: string,
  likedId: string,
  at: Date,
): Promise<string | undefined> {
  const seen = await db
    .updateTable('likes')
    .set({ seen_at: at })
    .where('liker_id', '=', likerId)
    .where('liked_id', '=', likedId)
    .where('seen_at', 'is', null)
    .returning('liker_id')
    .executeTakeFirst();
  return seen?.liker_id;
}

/** Whom a member likes. */
export const selectLiked = (db: Trx, likerId: string) =>
  db.selectFrom('likes').select('liked_id').where('liker_id', '=', likerId).execute();

/** Every like given or received that `selectLikes` lists, by itself. When it was seen is known of received ones alone. */
export const selectLikesTold = (db: Db, viewer: Viewer, profileId: string) =>
  db
    .selectFrom('likes')
    .innerJoin('profiles', join =>
      join.on(sql<SqlBool>`profiles.id = case when liker_id = ${profileId} then liked_id else liker_id end`),
    )
    .where(eb => eb.or([eb('liker_id', '=', profileId), eb('liked_id', '=', profileId)]))
    .where(visibleTo(viewer))
    .select([
      'profiles.id',
      'profiles.name',
      'likes.created_at as liked_at',
      'likes.matched_at',
      sql<boolean>`liker_id = ${profileId}`.as('given'),
      sql<Date | null>`case when liked_id = ${profileId} then seen_at end`.as('seen_at'),
    ])
    .orderBy('likes.created_at', 'desc')
    .orderBy('profiles.id')
    .execute();
