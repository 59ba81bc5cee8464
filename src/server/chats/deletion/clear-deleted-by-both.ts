import { scheduleCreditReturns } from '../../credits/returns/return-credits.ts';
import type { Tx } from '../../platform/transact.ts';
import { RETURN_MS } from '../returns/return-time.ts';
import { clearMessageContents, selectDeletedByBoth } from './queries.ts';

/**
 * The credits return as usual, so that the sender does not learn of the deletion.
 * @spec D2.26 D5.1
 */
export async function clearDeletedByBoth(tx: Tx, conversation: string, message?: string): Promise<void> {
  const deleted = await selectDeletedByBoth(tx.db, conversation, message);
  const unopened = deleted.filter(({ is_unopened }) => is_unopened);
  await scheduleCreditReturns(
    tx,
    unopened.map(({ id, sent_at }) => ({ reference: id, dueAt: new Date(sent_at.getTime() + RETURN_MS) })),
  );
  await clearMessageContents(
    tx.db,
    deleted.map(({ id }) => id),
  );
}
