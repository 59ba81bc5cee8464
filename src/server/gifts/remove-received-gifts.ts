import type { Tx } from '../platform/transact.ts';
import { deleteReceivedGifts } from './queries.ts';

/**
 * Gifts of messages that were unsent, or whose credits were returned, no longer count as received
 * (docs/features/gifts.md).
 * @spec D2.11 D5.1
 */
export async function removeReceivedGifts(
  { db }: Tx,
  { references }: { references: string[] },
): Promise<void> {
  if (references.length > 0) await deleteReceivedGifts(db, references);
}
