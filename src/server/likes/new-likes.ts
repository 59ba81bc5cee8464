import type { Db } from '../platform/db.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { countNew } from './lists/queries.ts';

/**
 * Counts new likes and new matches; 0 for a visitor.
 * @spec 2.3 2.7
 */
export async function newLikeCount(db: Db, viewer: Viewer): Promise<number> {
  if (!viewer.member) return 0;
  const { received, matches } = await countNew(db, { viewer, profileId: viewer.member.profileId });
  return received + matches;
}
