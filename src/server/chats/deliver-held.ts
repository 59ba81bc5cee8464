import type { ActivationOutcome } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { emptyMessages } from './deletion/queries.ts';
import { closeGaps, lockHeldConversations, releaseHeld, selectHeldPaidBack } from './write-queries.ts';

/**
 * A member confirmed his address: what he wrote before is delivered, once and in order, in the transaction that confirms
 * (section 4). The time of these messages becomes the time of their delivery, and nothing of them tells of what he wrote and took back. What he wrote with free
 * credits that were not his after all has been paid back by now and is not delivered.
 */
export async function deliverHeld(
  tx: Tx,
  { profileId, outcome }: { profileId: string; outcome: ActivationOutcome },
): Promise<void> {
  await lockHeldConversations(tx.db, profileId);
  await dropPaidBack(tx, profileId);
  await closeGaps(tx.db, profileId);
  for (const message of await releaseHeld(tx.db, profileId, tx.now)) {
    tx.notify({ to: [profileId, message.receiver_id], type: 'message', ids: { message: message.id } });
    outcome.delivered += 1;
  }
}

/** Messages that were paid back before anybody was told of them go as if their sender had taken them back. */
async function dropPaidBack(tx: Tx, profileId: string): Promise<void> {
  const messages = await selectHeldPaidBack(tx.db, profileId);
  await emptyMessages(tx.db, messages);
  for (const message of messages) tx.notify({ to: [profileId], type: 'message', ids: { message } });
}
