import type { Output, QueryOut } from '#contract/call';
import { LIKES } from '#contract/constants';
import { parseCursor } from '#contract/cursor';
import type { getMoreLikes as call } from '#contract/likes';
import type { App, MemberCaller } from '../../app.ts';
import { nextCursor, presentLikes } from './get-likes.ts';
import { selectLikesPage } from './queries.ts';

/** @spec 7.8 D3.4 */
export async function getMoreLikes(
  app: App,
  caller: MemberCaller,
  { type, before }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const owner = { viewer: caller, profileId: caller.member.profileId };
  const page = { before: parseCursor(before), limit: LIKES.pageSize + 1 };
  const rows = await selectLikesPage(app.db, type, owner, page);
  const likes = await presentLikes(app, caller, rows.slice(0, LIKES.pageSize));
  return { ...likes, next: nextCursor(rows, LIKES.pageSize) };
}
