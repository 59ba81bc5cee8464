import type { Tx } from '../../platform/transact.ts';
import { deleteGrant } from './grant-queries.ts';

/**
 * Without contact, a grant by the blocked member remains, which hides the block.
 * @spec D5.4 4.4 D1.2
 */
export async function removeGrantsOnBlock(
  { db }: Tx,
  { blockerId, blockedId, hadContact }: { blockerId: string; blockedId: string; hadContact: boolean },
): Promise<void> {
  await deleteGrant(db, blockerId, blockedId);
  if (hadContact) await deleteGrant(db, blockedId, blockerId);
}
