import type { Db } from '../platform/db.ts';
import { selectConversationWith } from './queries.ts';

/** The id of a member's conversation with another; null while it holds no message that he may see. */
export const conversationWith = async (db: Db, profileId: string, otherId: string): Promise<string | null> =>
  (await selectConversationWith(db, profileId, otherId))?.conversation_id ?? null;
