import type { Db } from '../platform/db.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { countUnread } from './list-queries.ts';

/** Unread messages in all chats the member's list shows (the badge of section 2); none for a visitor. */
export const unreadMessagesOf = async (db: Db, viewer: Viewer): Promise<number> =>
  viewer.member ? countUnread(db, viewer, viewer.member.profileId) : 0;
