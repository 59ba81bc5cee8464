import type { Tx } from '../../platform/transact.ts';
import { deleteGrant } from './grant-queries.ts';

/**
 * A block takes the albums back that the two showed each other; lifting it gives none back. Where the two never met, what the blocked
 * one granted stays in his list: it opens nothing, and its going would tell him of a block of which he is not to learn.
 */
export async function removeGrants(
  { db }: Tx,
  { blockerId, blockedId, hadContact }: { blockerId: string; blockedId: string; hadContact: boolean },
): Promise<void> {
  await deleteGrant(db, blockerId, blockedId);
  if (hadContact) await deleteGrant(db, blockedId, blockerId);
}
