import type { Tx } from '../../platform/transact.ts';
import { upsertEnded } from './ended-queries.ts';

/**
 * Call before the conversation is deleted: a member who blocks, unblocks and writes again causes no email that an
 * unbroken conversation would not cause.
 * @spec D2.48
 */
export const recordEndedConversation = (tx: Tx, member: string, other: string): Promise<void> =>
  upsertEnded(tx.db, { member, other }, tx.now);
