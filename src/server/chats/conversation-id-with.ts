import type { Db } from '../platform/db.ts';
import { selectVisibleConversationWith } from './queries.ts';

/** The id of the conversation of two members; null while it holds no message that the first may see. */
export const conversationIdWith = async (
  db: Db,
  profileId: string,
  otherId: string,
): Promise<string | null> =>
  (await selectVisibleConversationWith(db, profileId, otherId))?.conversation_id ?? null;
