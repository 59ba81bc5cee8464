import type { Tx } from '../platform/transact.ts';
import { deleteReceivedGifts } from './queries.ts';

/**
 * Removes received gifts whose message was unsent or whose credits were returned.
 * @spec D2.11 D5.1
 */
export async function removeReceivedGifts(
  { db }: Tx,
  { references }: { references: string[] },
): Promise<void> {
  if (references.length > 0) await deleteReceivedGifts(db, references);
}
