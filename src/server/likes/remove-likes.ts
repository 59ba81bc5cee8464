import type { Tx } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { deleteLikesBetween } from './queries.ts';

/** One member blocked the other: their likes go, in both directions (section 4). */
export async function removeLikes(
  tx: Tx,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  await lockPair(tx.db, blockerId, blockedId);
  await deleteLikesBetween(tx.db, blockerId, blockedId);
}
