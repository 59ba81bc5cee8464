import type { Output, QueryOut } from '#contract/call';
import { LIKES } from '#contract/constants';
import { parseCursor } from '#contract/cursor';
import type { getMoreLikes as call } from '#contract/likes';
import type { App, MemberCaller } from '../../app.ts';
import { nextAfter } from './get-likes.ts';
import { presentLikes } from './present-likes.ts';
import { selectStretch } from './queries.ts';

/** A list's stretch after the one that ended at `before`, the latest first. */
export async function getMoreLikes(
  app: App,
  caller: MemberCaller,
  { type, before }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const mine = { viewer: caller, profileId: caller.member.profileId };
  const stretch = { before: parseCursor(before), limit: LIKES.pageSize + 1 };
  const rows = await selectStretch(app.db, type, mine, stretch);
  const likes = await presentLikes(app, caller, rows.slice(0, LIKES.pageSize));
  return { ...likes, next: nextAfter(rows, LIKES.pageSize) };
}
