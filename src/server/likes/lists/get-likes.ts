import type { Output } from '#contract/call';
import { LIKES } from '#contract/constants';
import { formatCursor } from '#contract/cursor';
import { type getLikes as call, type LikeType, likeTypes } from '#contract/likes';
import type { App, MemberCaller } from '../../app.ts';
import { listCounts } from './list-counts.ts';
import { presentLikes } from './present-likes.ts';
import { type LikeRow, selectBeginnings } from './queries.ts';

/** The beginnings of the three lists, together the latest first, and how long the whole ones are (section 7). */
export async function getLikes(app: App, caller: MemberCaller): Promise<Output<typeof call>> {
  const mine = { viewer: caller, profileId: caller.member.profileId };
  const rows = await selectBeginnings(app.db, mine, LIKES.firstPageSize + 1);
  const of = (type: LikeType) => rows.filter(row => row.type === type);
  const shown = likeTypes.flatMap(type => of(type).slice(0, LIKES.firstPageSize)).sort(latestFirst);
  const [likes, counts] = await Promise.all([
    presentLikes(app, caller, shown),
    listCounts(app.db, mine, rows),
  ]);
  const next = (type: LikeType) => nextAfter(of(type), LIKES.firstPageSize);
  return {
    ...likes,
    counts,
    next: { received: next('received'), given: next('given'), matches: next('matches') },
  };
}

/** Where a list goes on that was asked for one row more than its stretch; null where that was all of it. */
export function nextAfter(rows: LikeRow[], stretch: number): string | null {
  const last = rows[stretch - 1];
  return last && rows.length > stretch ? formatCursor(last) : null;
}

const latestFirst = (one: LikeRow, other: LikeRow): number =>
  other.at.getTime() - one.at.getTime() || (other.id < one.id ? -1 : 1);
