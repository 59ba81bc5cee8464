import type { Output } from '#contract/call';
import { LIKES } from '#contract/constants';
import { formatCursor } from '#contract/cursor';
import { type getLikes as call, type LikeType, likeTypes } from '#contract/likes';
import type { App, MemberCaller } from '../../app.ts';
import { listCounts } from './list-counts.ts';
import { presentLikes } from './present-likes.ts';
import { type LikeRow, selectFirstPages } from './queries.ts';

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
