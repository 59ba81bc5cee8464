import type { BlockEvent } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { memberLeftNotice } from '../profiles/member-notices.ts';
import { storeBlockEvidence } from './evidence/message-evidence.ts';
import { recordEndedConversation } from './notifications/ended-conversations.ts';
import { returnCreditsOfBlocked } from './returns/return-credits-of-unopened.ts';
import { deleteConversation } from './write-queries.ts';

/**
 * Locks the pair first, because a conversation that starts concurrently would otherwise remain.
 * @spec 4.4
 */
export async function removeConversation(
  tx: Tx,
  { blockerId, blockedId, hadContact }: BlockEvent,
): Promise<void> {
  await lockPair(tx.db, blockerId, blockedId);
  await returnCreditsOfBlocked(tx, { blockerId, blockedId, hadContact });
  await storeBlockEvidence(tx, { blockerId, blockedId, hadContact });
  await recordEndedConversation(tx, blockerId, blockedId);
  const removed = await deleteConversation(tx.db, blockerId, blockedId);
  // Without contact, the blocked member sees a departure instead of the block.
  if (removed && !hadContact) tx.publish(memberLeftNotice([blockedId], blockerId));
}
