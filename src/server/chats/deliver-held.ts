import type { Tx } from '../platform/transact.ts';
import { closeGaps, lockHeldConversations, releaseHeld } from './write-queries.ts';

/**
 * A member confirmed his address: what he wrote before is delivered, once and in order, in the transaction that confirms
 * (section 4). The time of these messages becomes the time of their delivery, and nothing of them tells of what he wrote and took back.
 */
export async function deliverHeld(tx: Tx, { profileId }: { profileId: string }): Promise<void> {
  await lockHeldConversations(tx.db, profileId);
  await closeGaps(tx.db, profileId);
  for (const message of await releaseHeld(tx.db, profileId, tx.now)) {
    tx.notify({ to: [profileId, message.receiver_id], type: 'message', ids: { message: message.id } });
  }
}
