import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockConversation, updateLastShownAt } from '../write-queries.ts';
import {
  type DeletableMessage,
  recordMessageChange,
  selectDeletable,
  selectRecipientOf,
  setRemovedByRecipient,
} from './queries.ts';

/**
 * Hides a message from its recipient, as if they had deleted it for themselves. Its sender still sees it.
 * @returns false if there is nothing to hide: it was unsent, deleted, or hidden before
 * @spec D5.5
 */
export async function hideMessage(tx: Tx, id: string): Promise<boolean> {
  const received = await lockReceived(tx, id);
  if (!received || received.message.unsent || received.message.removed) return false;
  const { message, recipient } = received;
  await change(tx, recipient, message, true);
  const ids = { conversation: message.conversation_id, message: id };
  tx.publish({ to: [recipient], type: 'message_deleted', ids });
  return true;
}

/**
 * Shows a message again that `hideMessage` hid, as far as it still exists.
 * @spec D5.5
 */
export async function restoreMessage(tx: Tx, id: string): Promise<void> {
  const received = await lockReceived(tx, id);
  if (!received?.message.removed) return;
  await change(tx, received.recipient, received.message, false);
  tx.publish({ to: [received.recipient], type: 'message', ids: { message: id } });
}

/**
 * Whether the recipient can see the message.
 * @spec D5.5 D5.10
 */
export async function isMessageShown(db: Db, id: string): Promise<boolean> {
  const recipient = await selectRecipientOf(db, id);
  const message = recipient && (await selectDeletable(db, recipient.profile_id, id));
  return message !== undefined && !message.removed && !message.unsent;
}

type Received = { recipient: string; message: DeletableMessage };

async function lockReceived({ db }: Tx, id: string): Promise<Received | null> {
  const found = await selectRecipientOf(db, id);
  if (!found) return null;
  const { profile_id: recipient, conversation_id: conversation } = found;
  if (!(await lockConversation(db, recipient, conversation))) return null;
  // It may have changed before the lock.
  const message = await selectDeletable(db, recipient, id);
  return message ? { recipient, message } : null;
}

async function change({ db }: Tx, recipient: string, message: DeletableMessage, hidden: boolean) {
  await setRemovedByRecipient(db, message.id, hidden);
  await updateLastShownAt(db, recipient, [message.conversation_id]);
  await recordMessageChange(db, recipient, message, hidden);
}
