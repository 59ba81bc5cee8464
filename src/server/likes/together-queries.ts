import { type RawBuilder, sql } from 'kysely';
import { type DraftSession, isSessionOf, sessionTypes } from '../accounts/login/session-sql.ts';
import type { Trx } from '../platform/db.ts';
import { countHitsSql } from '../platform/http/rate-limit.ts';
import { columnsOf, prepared, preparedStatement, rowsOf } from '../platform/prepared-statements.ts';
import { visibleToMemberOf } from '../profiles/visibility.ts';
import { LIKE_LIMITS } from './like-limits.ts';

/** `since`: a like that was taken back later is restored. The keys are those of `LIKE_LIMITS`. */
export type LikeDraft = DraftSession & {
  site_id: number;
  liker_id: string;
  liked_id: string;
  since: Date;
  at: Date;
  likes_key: string;
  events_key: string;
};

const types = {
  ...sessionTypes,
  site_id: 'int',
  liker_id: 'uuid',
  liked_id: 'uuid',
  since: 'timestamptz',
  at: 'timestamptz',
  likes_key: 'text',
  events_key: 'text',
} as const;

type DraftColumns = Record<keyof typeof types, unknown[]>;

/** `eventHits`: how many events about this like there were today; null for a new like. */
export type WrittenLike = { liker_id: string; liked_id: string; eventHits: number | null };

/**
 * Inserts likes of different pairs and accounts, whose pairs are locked.
 * @returns the inserted likes in any order. Missing are those that need more decisions: likes back, existing likes,
 * likes of fictional members, those of ended sessions, those over the hourly limit, and those of members who are not visible.
 */
export const insertLikesTogether = (db: Trx, drafts: readonly LikeDraft[]): Promise<WrittenLike[]> =>
  likesStatement(db, columnsOf(types, drafts));

/**
 * Moves likes of different pairs, which are locked, to the taken-back likes.
 * @returns the likes that existed and whose session has not ended, in any order
 */
export const takeLikesBackTogether = (db: Trx, drafts: readonly LikeDraft[]): Promise<WrittenLike[]> =>
  takingBackStatement(db, columnsOf(types, drafts));

const likerRef = sql.ref<string>('draft.liker_id');
const likedRef = sql.ref<string>('draft.liked_id');
const hasSession = isSessionOf('draft', sql`draft.at`);
const now = sql`(select max(at) from draft)`;

const likesStatement = preparedStatement((db, columns: DraftColumns) =>
  sql<WrittenLike>`
    with draft as materialized (${rowsOf(types, columns)}),
    place as materialized (
      select draft.*, earlier.created_at, earlier.seen_at, earlier.announced_at, earlier.pushed_at, earlier.emailed_at,
        coalesce(earlier.taken_back_at > since, false) as restored
      from draft join profiles on profiles.id = liked_id and profiles.site_id = draft.site_id
      left join likes_taken_back earlier using (liker_id, liked_id)
      where ${visibleToMemberOf(likerRef)} and liker_id <> liked_id and ${hasSession}
        and not (select fictional from profiles liker where liker.id = liker_id)
        and not exists (select from likes where likes.liker_id = ${likerRef} and likes.liked_id = ${likedRef})
        and not exists (select from likes where likes.liker_id = ${likedRef} and likes.liked_id = ${likerRef})
    ), hit as materialized (
      select *, case when restored then events_key else likes_key end as key
      from place
    ), counted as (${countHitsSql(
      sql`
      select key, 1 as hits, case when restored then ${sql.lit(LIKE_LIMITS.events.seconds)} else ${sql.lit(LIKE_LIMITS.likes.seconds)} end as seconds from hit`,
      now,
    )}
    ), inserted as (
      insert into likes (liker_id, liked_id, created_at, seen_at, announced_at, pushed_at, emailed_at)
      select liker_id, liked_id, case when restored then created_at else at end, ${ifRestored('seen_at')},
        ${ifRestored('announced_at')}, ${ifRestored('pushed_at')}, ${ifRestored('emailed_at')}
      from hit join counted using (key) where restored or counted.hits <= ${sql.lit(LIKE_LIMITS.likes.hits)}
      returning liker_id, liked_id
    ), removed as (
      delete from likes_taken_back earlier using inserted
      where earlier.liker_id = inserted.liker_id and earlier.liked_id = inserted.liked_id
    )
    select liker_id, liked_id, case when restored then counted.hits end as "eventHits"
    from inserted join hit using (liker_id, liked_id) join counted using (key) ${prepared}`.compile(db),
);

const ifRestored = (column: string): RawBuilder<unknown> =>
  sql`case when restored then ${sql.ref(column)} end`;

const takingBackStatement = preparedStatement((db, columns: DraftColumns) =>
  sql<WrittenLike>`
    with draft as materialized (${rowsOf(types, columns)}),
    taken as (
      delete from likes using draft
      where likes.liker_id = ${likerRef} and likes.liked_id = ${likedRef} and ${hasSession}
      returning likes.*, at, events_key as key
    ), stored as (
      insert into likes_taken_back
        (liker_id, liked_id, taken_back_at, created_at, matched_at, seen_at, announced_at, pushed_at, emailed_at)
      select liker_id, liked_id, at, created_at, matched_at, seen_at, announced_at, pushed_at, emailed_at from taken
      on conflict (liker_id, liked_id) do update set taken_back_at = excluded.taken_back_at,
        created_at = excluded.created_at, matched_at = excluded.matched_at, seen_at = excluded.seen_at,
        announced_at = excluded.announced_at, pushed_at = excluded.pushed_at, emailed_at = excluded.emailed_at
    ), ended as (
      update likes set matched_at = null from taken
      where likes.liker_id = taken.liked_id and likes.liked_id = taken.liker_id
    ), counted as (${countHitsSql(sql`select key, 1 as hits, ${sql.lit(LIKE_LIMITS.events.seconds)} as seconds from taken`, now)})
    select liker_id, liked_id, counted.hits as "eventHits" from taken join counted using (key) ${prepared}`.compile(
    db,
  ),
);
