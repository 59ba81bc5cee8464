import { undoneUntil } from '../../accounts/deletion/grace.ts';
import type { Blocking } from '../../app.ts';
import { oweReturns } from '../../credits/returns/owe-returns.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockConversationBetween, lockConversationsOf, selectUnopenedBy, type Unopened } from './queries.ts';

/** A member is erased: what was paid for messages that he never opened goes back to who sent them, before they go with him. */
export async function returnOfErased(tx: Tx, { profileId }: { profileId: string | null }): Promise<void> {
  if (profileId === null) return;
  await lockConversationsOf(tx.db, profileId);
  await oweReturns(tx, idsOf(await selectUnopenedBy(tx.db, profileId)));
}

/**
 * A member blocks another, and their conversation is about to go: what the blocked one paid for messages that were never opened
 * comes back. Who had no contact is not told of the block: it comes back when it would if the other one had left that moment.
 */
export async function returnOfBlocked(tx: Tx, { blockerId, blockedId, hadContact }: Blocking): Promise<void> {
  await lockConversationBetween(tx.db, blockerId, blockedId);
  const unopened = await selectUnopenedBy(tx.db, blockerId, blockedId);
  await oweReturns(tx, idsOf(unopened), hadContact ? tx.now : undoneUntil(tx.now));
}

const idsOf = (messages: Unopened[]): string[] => messages.map(({ id }) => id);
