import type { Tx } from '../../platform/transact.ts';
import { deleteGrant } from './grant-queries.ts';

/** A block takes the albums back that the two showed each other; lifting it gives none back. */
export async function removeGrants(
  { db }: Tx,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  await deleteGrant(db, blockerId, blockedId);
  await deleteGrant(db, blockedId, blockerId);
}
