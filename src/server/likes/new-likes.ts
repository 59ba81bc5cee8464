import type { Db } from '../platform/db.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { countNew } from './lists/queries.ts';

/** New likes in all that the member's lists show (the badge of section 2); none for a visitor. */
export async function newLikesOf(db: Db, viewer: Viewer): Promise<number> {
  if (!viewer.member) return 0;
  const { received, matches } = await countNew(db, { viewer, profileId: viewer.member.profileId });
  return received + matches;
}
