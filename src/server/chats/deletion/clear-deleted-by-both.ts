import { scheduleCreditReturns } from '../../credits/returns/schedule-credit-returns.ts';
import type { Tx } from '../../platform/transact.ts';
import { RETURN_MS } from '../returns/return-time.ts';
import { clearMessageContents, selectDeletedByBoth } from './queries.ts';

/**
 * Clears the content of messages that both members deleted, singly or with their chat; only their positions
 * stay (docs/features/chats.md). Covers a whole locked conversation, or one message of it. Messages that were
 * paid for and never opened return their credits, but no earlier than they would have anyway, so that the
 * sender does not learn that the recipient deleted them unread. An open report between the two prevents all of
 * it.
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
