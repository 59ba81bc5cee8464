import { undoneUntil } from '../../accounts/deletion/grace.ts';
import type { Blocking } from '../../app.ts';
import { oweReturns } from '../../credits/returns/owe-returns.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockConversationBetween, lockConversationsOf, selectUnopenedBy } from './queries.ts';
import { RETURN_MS } from './return-time.ts';

/** A member is erased: what was paid for messages that he never opened goes back to who sent them, before they go with him. */
export async function returnOfErased(tx: Tx, { profileId }: { profileId: string | null }): Promise<void> {
  if (profileId === null) return;
  await lockConversationsOf(tx.db, profileId);
  const unopened = await selectUnopenedBy(tx.db, profileId);
  await oweReturns(
    tx,
    unopened.map(({ id }) => ({ reference: id, dueAt: tx.now })),
  );
}

/**
 * A member blocks another, and their conversation is about to go: what the blocked one paid for messages that were never opened
 * comes back when it would have without the block, so that a block gains nothing (docs/decisions/0136). Who had no contact is not
 * told of the block: it comes back when it would if the other one had left that moment.
 */
export async function returnOfBlocked(tx: Tx, { blockerId, blockedId, hadContact }: Blocking): Promise<void> {
  await lockConversationBetween(tx.db, blockerId, blockedId);
  const unopened = await selectUnopenedBy(tx.db, blockerId, blockedId);
  await oweReturns(
    tx,
    unopened.map(({ id, sent_at }) => ({
      reference: id,
      dueAt: hadContact ? new Date(sent_at.getTime() + RETURN_MS) : undoneUntil(tx.now),
    })),
  );
}
