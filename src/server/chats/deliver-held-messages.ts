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
 * Delivers messages written before the email address was confirmed, in the confirming transaction. Nothing
 * reveals messages taken back before.
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

/** They disappear as if their sender had taken them back. */
async function unsendReturned(tx: Tx, profileId: string): Promise<void> {
  const messages = await selectHeldReturned(tx.db, profileId);
  await clearMessageContents(tx.db, messages);
  for (const message of messages) tx.publish({ to: [profileId], type: 'message', ids: { message } });
}
