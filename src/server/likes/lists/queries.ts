import { type RawBuilder, sql } from 'kysely';
import { LIKES } from '#contract/constants';
import type { CursorPosition } from '#contract/cursor';
import { type LikeType, likeTypes } from '#contract/likes';
import type { Db } from '../../platform/db.ts';
import { prepared, preparedStatement } from '../../platform/prepared-statements.ts';
import { type Viewer, type ViewerIds, viewerFromIds, visibleTo } from '../../profiles/visibility.ts';

export type LikeRow = CursorPosition & { type: LikeType; like_new: boolean };
type LikesPage = { before: CursorPosition | null; limit: number };
export type ListOwner = { viewer: Viewer; profileId: string };

const lists = {
  received: { owner: 'liked_id', other: 'liker_id', at: 'created_at', is: sql`likes.matched_at is null` },
  given: { owner: 'liker_id', other: 'liked_id', at: 'created_at', is: sql`likes.matched_at is null` },
  // A match is new until the owner has seen the received like.
  matches: { owner: 'liked_id', other: 'liker_id', at: 'matched_at', is: sql`likes.matched_at is not null` },
} as const;

const columnsOf = (type: LikeType) => ({
  owner: sql.ref(`likes.${lists[type].owner}`),
  other: sql.ref(`likes.${lists[type].other}`),
  at: sql.ref<Date>(`likes.${lists[type].at}`),
});

function listRows(type: LikeType, { viewer, profileId }: ListOwner): RawBuilder<unknown> {
  const { owner, other } = columnsOf(type);
  return sql`likes join profiles on profiles.id = ${other}
    where ${owner} = ${profileId} and ${lists[type].is} and ${visibleTo(viewer)}`;
}

function listPage(type: LikeType, owner: ListOwner, { before, limit }: LikesPage): RawBuilder<LikeRow> {
  const { other, at } = columnsOf(type);
  const after = before ? sql`and (${at}, ${other}) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``;
  return sql`(select ${sql.lit(type)} as type, ${other} as id, ${at} as at,
      ${sql.lit(type !== 'given')} and likes.seen_at is null as like_new
    from ${listRows(type, owner)} ${after} order by ${at} desc, ${other} desc limit ${limit})`;
}

export async function selectLikesPage(
  db: Db,
  type: LikeType,
  owner: ListOwner,
  page: LikesPage,
): Promise<LikeRow[]> {
  return (await listPage(type, owner, page).execute(db)).rows;
}

export const selectFirstPages = (
  db: Db,
  { viewer, profileId }: ListOwner,
  limit: number,
): Promise<LikeRow[]> => firstPages(db, { siteId: viewer.site.id, viewerId: profileId, limit });

const firstPages = preparedStatement((db, { limit, ...viewerIds }: ViewerIds & { limit: number }) => {
  const pages = likeTypes.map(type => listPage(type, listOwnerOf(viewerIds), { before: null, limit }));
  return sql<LikeRow>`${sql.join(pages, sql` union all `)} ${prepared}`.compile(db);
});

const listOwnerOf = (viewerIds: ViewerIds): ListOwner => ({
  viewer: viewerFromIds(viewerIds),
  profileId: viewerIds.viewerId,
});

export async function countList(db: Db, type: LikeType, owner: ListOwner, most: number): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    select count(*) as likes from (select from ${listRows(type, owner)} limit ${most}) counted`.execute(db);
  return rows[0]?.likes ?? 0;
}

/** Counts new likes and new matches, each up to `LIKES.countCap`. */
export async function countNew(
  db: Db,
  { viewer, profileId }: ListOwner,
): Promise<Record<'received' | 'matches', number>> {
  const [counted] = await newCounts(db, { siteId: viewer.site.id, viewerId: profileId });
  return counted ?? { received: 0, matches: 0 };
}

const newCounts = preparedStatement((db, viewerIds: ViewerIds) =>
  sql<Record<'received' | 'matches', number>>`
    select ${newCountOf('received', viewerIds)} as received, ${newCountOf('matches', viewerIds)} as matches ${prepared}`.compile(
    db,
  ),
);

const newCountOf = (type: LikeType, viewerIds: ViewerIds): RawBuilder<number> =>
  sql`(select count(*) from (
    select from ${listRows(type, listOwnerOf(viewerIds))} and likes.seen_at is null limit ${sql.lit(LIKES.countCap)}) new)`;
