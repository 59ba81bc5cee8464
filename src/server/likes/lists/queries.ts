import { type RawBuilder, sql } from 'kysely';
import { LIKES } from '#contract/constants';
import type { CursorPosition } from '#contract/cursor';
import { type LikeType, likeTypes } from '#contract/likes';
import type { Db } from '../../platform/db.ts';
import { prepared, preparedStatement } from '../../platform/prepared-statements.ts';
import { type Viewer, type ViewerIds, viewerFromIds, visibleTo } from '../../profiles/visibility.ts';

export type LikeRow = CursorPosition & { type: LikeType; like_new: boolean };
type Stretch = { before: CursorPosition | null; limit: number };
type Mine = { viewer: Viewer; profileId: string };

/** Of which rows a list is made, whose side of them is one's own, and by which time it goes. */
const lists = {
  received: { mine: 'liked_id', other: 'liker_id', at: 'created_at', is: sql`likes.matched_at is null` },
  given: { mine: 'liker_id', other: 'liked_id', at: 'created_at', is: sql`likes.matched_at is null` },
  // Of the two rows of a match the one received knows whether it is new.
  matches: { mine: 'liked_id', other: 'liker_id', at: 'matched_at', is: sql`likes.matched_at is not null` },
} as const;

const columnsOf = (type: LikeType) => ({
  mine: sql.ref(`likes.${lists[type].mine}`),
  other: sql.ref(`likes.${lists[type].other}`),
  at: sql.ref<Date>(`likes.${lists[type].at}`),
});

/** The rows of a list, as far as the viewer may see who stands in it. */
function rowsOf(type: LikeType, { viewer, profileId }: Mine): RawBuilder<unknown> {
  const { mine, other } = columnsOf(type);
  return sql`likes join profiles on profiles.id = ${other}
    where ${mine} = ${profileId} and ${lists[type].is} and ${visibleTo(viewer)}`;
}

/** A list's rows after a moment, the latest first. */
function stretchOf(type: LikeType, mine: Mine, { before, limit }: Stretch): RawBuilder<LikeRow> {
  const { other, at } = columnsOf(type);
  const after = before ? sql`and (${at}, ${other}) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``;
  return sql`(select ${sql.lit(type)} as type, ${other} as id, ${at} as at,
      ${sql.lit(type !== 'given')} and likes.seen_at is null as like_new
    from ${rowsOf(type, mine)} ${after} order by ${at} desc, ${other} desc limit ${limit})`;
}

/** A stretch of one list, the latest first. */
export async function selectStretch(
  db: Db,
  type: LikeType,
  mine: Mine,
  stretch: Stretch,
): Promise<LikeRow[]> {
  return (await stretchOf(type, mine, stretch).execute(db)).rows;
}

/** The beginnings of all lists in one statement, list by list. */
export const selectBeginnings = (db: Db, { viewer, profileId }: Mine, limit: number): Promise<LikeRow[]> =>
  beginnings(db, { siteId: viewer.site.id, viewerId: profileId, limit });

const beginnings = preparedStatement((db, { limit, ...looking }: ViewerIds & { limit: number }) => {
  const stretches = likeTypes.map(type => stretchOf(type, mineOf(looking), { before: null, limit }));
  return sql<LikeRow>`${sql.join(stretches, sql` union all `)} ${prepared}`.compile(db);
});

const mineOf = (looking: ViewerIds): Mine => ({
  viewer: viewerFromIds(looking),
  profileId: looking.viewerId,
});

/** How many a list has; counting stops at `most`. */
export async function countList(db: Db, type: LikeType, mine: Mine, most: number): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    select count(*) as likes from (select from ${rowsOf(type, mine)} limit ${most}) counted`.execute(db);
  return rows[0]?.likes ?? 0;
}

/** New ones among all that like the member, matched with him or not; counting stops at `LIKES.counted` of each. */
export async function countNew(
  db: Db,
  { viewer, profileId }: Mine,
): Promise<Record<'received' | 'matches', number>> {
  const [counted] = await newOf(db, { siteId: viewer.site.id, viewerId: profileId });
  return counted ?? { received: 0, matches: 0 };
}

const newOf = preparedStatement((db, looking: ViewerIds) =>
  sql<Record<'received' | 'matches', number>>`
    select ${newIn('received', looking)} as received, ${newIn('matches', looking)} as matches ${prepared}`.compile(
    db,
  ),
);

const newIn = (type: LikeType, looking: ViewerIds): RawBuilder<number> =>
  sql`(select count(*) from (
    select from ${rowsOf(type, mineOf(looking))} and likes.seen_at is null limit ${sql.lit(LIKES.countCap)}) new)`;
