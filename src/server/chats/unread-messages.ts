import type { Db } from '../platform/db.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { countUnread } from './list-queries.ts';

/** @spec 2.3 2.7 */
export const unreadMessagesOf = async (db: Db, viewer: Viewer): Promise<number> =>
  viewer.member ? countUnread(db, viewer, viewer.member.profileId) : 0;
