import type { Blocking } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { memberLeftNotice } from '../profiles/member-notices.ts';
import { deleteLikesBetween } from './queries.ts';

/**
 * One member blocked the other: their likes go, in both directions (section 4). Who is not told of the block sees what he
 * would if the other one had left.
 */
export async function removeLikes(tx: Tx, { blockerId, blockedId, hadContact }: Blocking): Promise<void> {
  await lockPair(tx.db, blockerId, blockedId);
  const removed = await deleteLikesBetween(tx.db, blockerId, blockedId);
  if (removed && !hadContact) tx.publish(memberLeftNotice([blockedId], blockerId));
}
