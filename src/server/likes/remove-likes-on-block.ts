import type { BlockEvent } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { memberLeftNotice } from '../profiles/member-notices.ts';
import { deleteLikesBetween } from './queries.ts';

/**
 * Deletes the likes. Without contact, `memberLeftNotice` hides the block from the blocked member.
 * @spec 4.4 D1.2
 */
export async function removeLikesOnBlock(
  tx: Tx,
  { blockerId, blockedId, hadContact }: BlockEvent,
): Promise<void> {
  await lockPair(tx.db, blockerId, blockedId);
  const removed = await deleteLikesBetween(tx.db, blockerId, blockedId);
  if (removed && !hadContact) tx.publish(memberLeftNotice([blockedId], blockerId));
}
