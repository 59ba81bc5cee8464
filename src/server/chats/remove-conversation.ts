import type { Tx } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { deleteConversation } from './write-queries.ts';

/** One member blocked the other: their conversation goes, for both (section 4). A first message under way waits, and goes too. */
export async function removeConversation(
  tx: Tx,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  await lockPair(tx.db, blockerId, blockedId);
  await deleteConversation(tx.db, blockerId, blockedId);
}
