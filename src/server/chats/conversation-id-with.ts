import type { Db } from '../platform/db.ts';
import { selectVisibleConversationWith } from './queries.ts';

/** Returns null while the conversation has no message that the member `profileId` can see. */
export const conversationIdWith = async (
  db: Db,
  profileId: string,
  otherId: string,
): Promise<string | null> =>
  (await selectVisibleConversationWith(db, profileId, otherId))?.conversation_id ?? null;
