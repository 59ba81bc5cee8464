import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../platform/db.ts';
import { prepared } from '../platform/prepared-statements.ts';
import { type Viewer, visibleTo, wasSeenBy } from '../profiles/visibility.ts';

type LikeTimes = {
  created_at: Date;
  seen_at: Date | null;
  announced_at: Date | null;
  pushed_at: Date | null;
  emailed_at: Date | null;
};

export async function insertLike(
  db: Trx,
  likerId: string,
  likedId: string,
  times: LikeTimes,
): Promise<boolean> {
  const { created_at, seen_at, announced_at, pushed_at, emailed_at } = times;
  const inserted = await db
    .insertInto('likes')
    .values({
      liker_id: likerId,
      liked_id: likedId,
      created_at,
      seen_at,
      announced_at,
      pushed_at,
      emailed_at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('liker_id')
    .modifyEnd(prepared)
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function moveToTakenBack(db: Trx, likerId: string, likedId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      delete from likes where liker_id = ${likerId} and liked_id = ${likedId} returning *
    )
    insert into likes_taken_back
      (liker_id, liked_id, taken_back_at, created_at, matched_at, seen_at, announced_at, pushed_at, emailed_at)
    select liker_id, liked_id, ${at}::timestamptz, created_at, matched_at, seen_at, announced_at, pushed_at, emailed_at from taken
    on conflict (liker_id, liked_id) do update set taken_back_at = excluded.taken_back_at, created_at = excluded.created_at,
      matched_at = excluded.matched_at, seen_at = excluded.seen_at, announced_at = excluded.announced_at,
      pushed_at = excluded.pushed_at, emailed_at = excluded.emailed_at
    returning liker_id ${prepared}`.execute(db);
  return rows.length > 0;
}

export async function popTakenBackLike(
  db: Trx,
  likerId: string,
  likedId: string,
  since: Date,
): Promise<(LikeTimes & { matched_at: Date | null }) | undefined> {
  const row = await db
    .deleteFrom('likes_taken_back')
    .where('liker_id', '=', likerId)
    .where('liked_id', '=', likedId)
    .returning([
      'taken_back_at',
      'created_at',
      'matched_at',
      'seen_at',
      'announced_at',
      'pushed_at',
      'emailed_at',
    ])
    .modifyEnd(prepared)
    .executeTakeFirst();
  return row && row.taken_back_at > since ? row : undefined;
}

export async function deleteTakenBackBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('likes_taken_back').where('taken_back_at', '<=', before).execute();
}

const between = (profileA: string, profileB: string) =>
  sql<SqlBool>`(liker_id, liked_id) in ((${profileA}::uuid, ${profileB}::uuid), (${profileB}::uuid, ${profileA}::uuid))`;

export const selectLikers = (db: Db, profileA: string, profileB: string) =>
  db.selectFrom('likes').select('liker_id').where(between(profileA, profileB)).modifyEnd(prepared).execute();

export async function updateMatch(db: Trx, profileA: string, profileB: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('likes')
    .set({ matched_at: sql<Date>`coalesce(matched_at, ${at})` })
    .where(between(profileA, profileB))
    .where(sql<SqlBool>`(select count(*) from likes where ${between(profileA, profileB)}) = 2`)
    .modifyEnd(prepared)
    .executeTakeFirst();
  return numUpdatedRows === 2n;
}

/** Includes members who see the profile only while its account is active. */
export async function selectLikersAndLiked(db: Db, profileId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select others.id from (
      select liked_id as id from likes where liker_id = ${profileId}
      union select liker_id from likes where liked_id = ${profileId}
    ) others join profiles on profiles.id = ${profileId}
    where ${wasSeenBy(sql.ref('others.id'))}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function endMatch(db: Trx, likerId: string, likedId: string): Promise<void> {
  await db
    .updateTable('likes')
    .set({ matched_at: null })
    .where('liker_id', '=', likerId)
    .where('liked_id', '=', likedId)
    .modifyEnd(prepared)
    .execute();
}

/**
 * The blocker's own like becomes one that was taken back, so that liking again after the block notifies nobody anew.
 * Returns whether a current like was deleted.
 */
export async function endLikesOnBlock(
  db: Trx,
  blockerId: string,
  blockedId: string,
  at: Date,
): Promise<boolean> {
  const hadLiked = await moveToTakenBack(db, blockerId, blockedId, at);
  // The match does not return, because the blocked member's like is gone.
  await db
    .updateTable('likes_taken_back')
    .set({ matched_at: null })
    .where('liker_id', '=', blockerId)
    .where('liked_id', '=', blockedId)
    .execute();
  const isReceived = sql<SqlBool>`liker_id = ${blockedId} and liked_id = ${blockerId}`;
  await db.deleteFrom('likes_taken_back').where(isReceived).execute();
  const { numDeletedRows } = await db.deleteFrom('likes').where(isReceived).executeTakeFirst();
  return hadLiked || numDeletedRows > 0n;
}

/** `likedId` needs no overlay, because the response to their like shows the match. */
export async function markOverlayShown(db: Trx, likerId: string, likedId: string, at: Date): Promise<void> {
  await db
    .updateTable('likes')
    .set({ announced_at: at })
    .where('liker_id', '=', likerId)
    .where('liked_id', '=', likedId)
    .where('announced_at', 'is', null)
    .modifyEnd(prepared)
    .execute();
}

type OverlayLike = { id: string; matched: boolean; others: number };

/** Returns the newest match that was in no overlay, else the newest like. Skips seen likes, and matches seen before `since`. */
export async function takeLikeForOverlay(
  db: Db,
  viewer: Viewer,
  profileId: string,
  { at, since }: { at: Date; since: Date },
): Promise<OverlayLike | undefined> {
  // A concurrent call waits for these locks; their fixed order prevents deadlocks.
  const { rows } = await sql<OverlayLike>`
    with waiting as (
      select received.liker_id, received.matched_at is not null as matched
      from likes received join profiles on profiles.id = received.liker_id
      where received.liked_id = ${profileId} and received.announced_at is null
        and (received.seen_at is null or (received.matched_at is not null and received.seen_at > ${since}))
        and ${visibleTo(viewer)}
      order by received.liker_id for update of received
    ), shown as (
      update likes set announced_at = ${at} from waiting
      where likes.liked_id = ${profileId} and likes.liker_id = waiting.liker_id
        and waiting.matched = (select bool_or(matched) from waiting)
        and (waiting.matched or not exists (
          select from likes before where before.liked_id = ${profileId} and before.announced_at > ${since}))
      returning likes.liker_id as id, waiting.matched, coalesce(likes.matched_at, likes.created_at) as happened_at
    )
    select id, matched, count(*) over () - 1 as others from shown order by happened_at desc, id limit 1`.execute(
    db,
  );
  return rows[0];
}

export async function updateLikeSeen(
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

/** Omits a taken-back like if the liked member is hidden from the viewer. */
export const selectTakenBack = (db: Db, viewer: Viewer, profileId: string, since: Date) =>
  db
    .selectFrom('likes_taken_back as takenBack')
    .innerJoin('profiles', 'profiles.id', 'takenBack.liked_id')
    .where('takenBack.liker_id', '=', profileId)
    .where('takenBack.taken_back_at', '>', since)
    .where(visibleTo(viewer))
    .select(['profiles.id', 'profiles.name', 'takenBack.created_at as liked_at', 'takenBack.taken_back_at'])
    .orderBy('takenBack.taken_back_at', 'desc')
    .execute();

export const selectLiked = (db: Trx, likerId: string) =>
  db.selectFrom('likes').select('liked_id').where('liker_id', '=', likerId).execute();

/** `seen_at` is null for given likes, because a liker must not see it. */
export const selectLikesForExport = (db: Db, viewer: Viewer, profileId: string) =>
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

/** Pairs of these members who like each other. */
export async function selectMatchesAmong(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ liker_id: string; liked_id: string }>`
    select liker_id, liked_id from likes
    where liker_id = any(${ids}::uuid[]) and liked_id = any(${ids}::uuid[]) and matched_at is not null`.execute(
    db,
  );
  return rows.map(({ liker_id, liked_id }) => [liker_id, liked_id]);
}
