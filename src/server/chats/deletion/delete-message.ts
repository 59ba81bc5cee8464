import type { BodyOut } from '#contract/call';
import type { deleteMessage as call } from '#contract/chats';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { scheduleCreditReturns } from '../../credits/returns/return-credits.ts';
import { removePhotoFiles } from '../../photos/store-new-picture.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { storeUnsentEvidence } from '../evidence/message-evidence.ts';
import { selectConversationWith } from '../queries.ts';
import { RETURN_MS } from '../returns/return-credits-of-unopened.ts';
import { lockConversation, updateLastShownAt } from '../write-queries.ts';
import {
  clearMessageContents,
  type DeletableMessage,
  markRemoved,
  recordMessageChange,
  selectDeletable,
  selectDeletedByBoth,
} from './queries.ts';

/**
 * With `for: 'me'`, deletes the message for the caller only. Otherwise unsends the caller's message for both members.
 * @throws not_found
 * @spec 6.4 D2.26
 */
export const deleteMessage = (
  app: App,
  { member: { profileId } }: MemberCaller,
  request: BodyOut<typeof call>,
): Promise<null> =>
  transact(app, async tx => {
    const message = await lockMessage(tx, profileId, request.message);
    if (request.for === 'me') await deleteForCaller(tx, profileId, message);
    else await unsend(app, tx, profileId, message);
    await removePhotoFiles(app)(tx);
    return null;
  });

/** The lock prevents sending, reading and deleting until the transaction ends. */
async function lockMessage(tx: Tx, profileId: string, id: string): Promise<DeletableMessage> {
  const found = await selectDeletable(tx.db, profileId, id);
  if (!found || !(await lockConversation(tx.db, profileId, found.conversation_id)))
    throw new ApiError('not_found');
  if (!(await selectConversationWith(tx.db, profileId, found.other_id))) throw new ApiError('not_found');
  // The message may have changed before the lock, so it is read again.
  const message = await selectDeletable(tx.db, profileId, id);
  if (!message) throw new ApiError('not_found');
  return message;
}

async function deleteForCaller(tx: Tx, profileId: string, message: DeletableMessage): Promise<void> {
  const { id, mine, conversation_id: conversation } = message;
  if (message.removed) return;
  await markRemoved(tx.db, message);
  await updateLastShownAt(tx.db, profileId, [conversation]);
  await recordMessageChange(tx.db, profileId, message, !mine && !message.unsent);
  await clearDeletedByBoth(tx, conversation, id);
  tx.publish({ to: [profileId], type: 'message_deleted', ids: { conversation, message: id } });
}

async function unsend(app: App, tx: Tx, profileId: string, message: DeletableMessage): Promise<void> {
  if (!message.mine) throw new ApiError('not_found');
  if (message.unsent) return;
  await storeUnsentEvidence(tx, message.id);
  await clearMessageContents(tx.db, [message.id]);
  await app.hooks.onMessagesRetracted.run(tx, { references: [message.id] });
  await recordMessageChange(tx.db, profileId, message, false);
  const ids = { message: message.id };
  if (message.held) return tx.publish({ to: [profileId], type: 'message', ids });
  await recordMessageChange(tx.db, message.other_id, message, !message.removed_by_other);
  tx.publish({ to: [profileId, message.other_id], type: 'message', ids });
}

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
