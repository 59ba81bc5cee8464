import type { BlockEvent } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { memberLeftNotice } from '../profiles/member-notices.ts';
import { storeBlockEvidence } from './evidence/message-evidence.ts';
import { returnCreditsOfBlocked } from './returns/return-on-removal.ts';
import { deleteConversation } from './write-queries.ts';

/**
 * Deletes the conversation of two members after a block. Locks the pair first; otherwise a conversation that
 * begins at the same time could remain.
 * @spec 4.4
 */
export async function removeConversation(
  tx: Tx,
  { blockerId, blockedId, hadContact }: BlockEvent,
): Promise<void> {
  await lockPair(tx.db, blockerId, blockedId);
  await returnCreditsOfBlocked(tx, { blockerId, blockedId, hadContact });
  await storeBlockEvidence(tx, { blockerId, blockedId, hadContact });
  const removed = await deleteConversation(tx.db, blockerId, blockedId);
  // If the two had no contact, the blocked member must not learn of the block, so the blocker seems to have
  // left.
  if (removed && !hadContact) tx.publish(memberLeftNotice([blockedId], blockerId));
}
