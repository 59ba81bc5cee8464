import type { Db } from '../platform/db.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { countNewLikes } from './queries.ts';

/** New likes in all that the member's list shows (the badge of section 2); none for a visitor. */
export const newLikesOf = async (db: Db, viewer: Viewer): Promise<number> =>
  viewer.member ? countNewLikes(db, viewer, viewer.member.profileId) : 0;
