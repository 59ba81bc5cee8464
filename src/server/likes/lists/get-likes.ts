import type { Output } from '#contract/call';
import { LIKES } from '#contract/constants';
import { formatCursor } from '#contract/cursor';
import {
  type getLikes as call,
  type LikeCount,
  type LikedProfile,
  type LikeType,
  likeTypes,
} from '#contract/likes';
import type { App, MemberCaller } from '../../app.ts';
import { memberCards } from '../../photos/member-cards.ts';
import type { Db } from '../../platform/db.ts';
import type { Viewer } from '../../profiles/visibility.ts';
import { countList, countNew, type LikeRow, type ListOwner, selectFirstPages } from './queries.ts';

/** @spec 7.8 3.9 */
export async function getLikes(app: App, caller: MemberCaller): Promise<Output<typeof call>> {
  const owner = { viewer: caller, profileId: caller.member.profileId };
  const rows = await selectFirstPages(app.db, owner, LIKES.firstPageSize + 1);
  const of = (type: LikeType) => rows.filter(row => row.type === type);
  const shown = likeTypes.flatMap(type => of(type).slice(0, LIKES.firstPageSize)).sort(latestFirst);
  const [likes, counts] = await Promise.all([
    presentLikes(app, caller, shown),
    listCounts(app.db, owner, rows),
  ]);
  const next = (type: LikeType) => nextCursor(of(type), LIKES.firstPageSize);
  return {
    ...likes,
    counts,
    next: { received: next('received'), given: next('given'), matches: next('matches') },
  };
}

/** `rows` holds one row more than a page if there is a next page. */
export function nextCursor(rows: LikeRow[], pageSize: number): string | null {
  const last = rows[pageSize - 1];
  return last && rows.length > pageSize ? formatCursor(last) : null;
}

const latestFirst = (a: LikeRow, b: LikeRow): number =>
  b.at.getTime() - a.at.getTime() || (b.id < a.id ? -1 : 1);

/**
 * Counts all entries and the new entries of each list.
 * @spec 7.8
 */
async function listCounts(
  db: Db,
  owner: ListOwner,
  firstPages: LikeRow[],
): Promise<Record<LikeType, LikeCount>> {
  const of = (type: LikeType) => firstPages.filter(row => row.type === type);
  const isWhole = (type: LikeType) => of(type).length <= LIKES.firstPageSize;
  const counted = likeTypes.every(type => type === 'given' || isWhole(type))
    ? null
    : await countNew(db, owner);
  const countOf = async (type: LikeType): Promise<LikeCount> => ({
    all: isWhole(type) ? of(type).length : await countList(db, type, owner, LIKES.countCap + 1),
    new: type === 'given' ? 0 : (counted?.[type] ?? of(type).filter(({ like_new }) => like_new).length),
  });
  const [received, given, matches] = await Promise.all([
    countOf('received'),
    countOf('given'),
    countOf('matches'),
  ]);
  return { received, given, matches };
}

type PresentedLikes = { profiles: LikedProfile[]; liked_by: { id: string; like_new: boolean }[] };

/** @spec 3.9 */
export async function presentLikes(app: App, caller: MemberCaller, rows: LikeRow[]): Promise<PresentedLikes> {
  const cards = await memberCards(
    app,
    caller,
    rows.map(({ id }) => id),
  );
  const shown = rows.filter(({ id }) => cards.has(id));
  return {
    profiles: shown.flatMap(({ id, type, at }) => {
      const card = cards.get(id);
      const between = { given: type !== 'received', received: type !== 'given', liked_at: at.toISOString() };
      return card ? [{ ...card, ...between }] : [];
    }),
    liked_by: shown.filter(({ type }) => type !== 'given').map(({ id, like_new }) => ({ id, like_new })),
  };
}

/**
 * Counts new likes and new matches; 0 for a visitor.
 * @spec 2.3 2.7
 */
export async function newLikeCount(db: Db, viewer: Viewer): Promise<number> {
  if (!viewer.member) return 0;
  const { received, matches } = await countNew(db, { viewer, profileId: viewer.member.profileId });
  return received + matches;
}
