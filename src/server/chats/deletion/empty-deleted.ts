import { oweReturns } from '../../credits/returns/owe-returns.ts';
import type { Tx } from '../../platform/transact.ts';
import { RETURN_MS } from '../returns/return-time.ts';
import { emptyMessages, selectDeletedByBoth } from './queries.ts';

/**
 * Empties what both deleted, one by one or with their chat, of whatever kind: nothing is kept but the places (docs/decisions/0125). All of
 * a conversation that is locked, or one message of it. What was paid and never opened gives its credits back, no earlier than it would
 * have by itself, so that the sender does not learn what the other one deleted unread. An open report between the two keeps all of it.
 */
export async function emptyDeletedByBoth(tx: Tx, conversation: string, message?: string): Promise<void> {
  const deleted = await selectDeletedByBoth(tx.db, conversation, message);
  const unopened = deleted.filter(({ is_unopened }) => is_unopened);
  await oweReturns(
    tx,
    unopened.map(({ id, sent_at }) => ({ reference: id, dueAt: new Date(sent_at.getTime() + RETURN_MS) })),
  );
  await emptyMessages(
    tx.db,
    deleted.map(({ id }) => id),
  );
}
