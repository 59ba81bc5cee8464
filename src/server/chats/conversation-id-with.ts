import type { Db } from '../platform/db.ts';
import { selectVisibleConversationWith } from './queries.ts';

/** Null while the conversation has no message that the first member can see. */
export const conversationIdWith = async (
  db: Db,
  profileId: string,
  otherId: string,
): Promise<string | null> =>
  (await selectVisibleConversationWith(db, profileId, otherId))?.conversation_id ?? null;
