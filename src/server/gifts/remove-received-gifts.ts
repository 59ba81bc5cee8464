import type { Tx } from '../platform/transact.ts';
import { deleteReceivedGifts } from './queries.ts';

/**
 * Unsent messages and returned credits undo received gifts (docs/features/gifts.md).
 * @spec D2.11 D5.1
 */
export async function removeReceivedGifts(
  { db }: Tx,
  { references }: { references: string[] },
): Promise<void> {
  if (references.length > 0) await deleteReceivedGifts(db, references);
}
