import type { Db } from '../platform/db.ts';
import { selectVisibleConversationWith } from './queries.ts';

/** Null while no message is visible to the first member. */
export const conversationIdWith = async (
  db: Db,
  profileId: string,
  otherId: string,
): Promise<string | null> =>
  (await selectVisibleConversationWith(db, profileId, otherId))?.conversation_id ?? null;
