import type { Db } from '../platform/db.ts';
import { selectConversationsAmong } from './queries.ts';

/**
 * Pairs of these profiles who have a conversation with each other.
 * @spec D5.5
 */
export const contactsAmong = (db: Db, ids: readonly string[]): Promise<[string, string][]> =>
  selectConversationsAmong(db, ids);
