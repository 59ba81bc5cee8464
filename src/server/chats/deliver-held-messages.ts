import type { ActivationOutcome } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { clearMessageContents } from './deletion/queries.ts';
import {
  lockHeldConversations,
  markHeldDelivered,
  renumberHeldMessages,
  selectHeldReturned,
} from './write-queries.ts';

/**
 * Delivers the sender's messages after activation, except those that the sender took back.
 * @spec 4.2
 */
export async function deliverHeldMessages(
  tx: Tx,
  { profileId, outcome }: { profileId: string; outcome: ActivationOutcome },
): Promise<void> {
  await lockHeldConversations(tx.db, profileId);
  await unsendReturned(tx, profileId);
  await renumberHeldMessages(tx.db, profileId);
  for (const message of await markHeldDelivered(tx.db, profileId, tx.now)) {
    tx.publish({ to: [profileId, message.recipient_id], type: 'message', ids: { message: message.id } });
    outcome.delivered += 1;
  }
}

/** Without this, a recipient would get messages whose credits have already returned. */
async function unsendReturned(tx: Tx, profileId: string): Promise<void> {
  const messages = await selectHeldReturned(tx.db, profileId);
  await clearMessageContents(tx.db, messages);
  for (const message of messages) tx.publish({ to: [profileId], type: 'message', ids: { message } });
}
