import type { BodyOut } from '#contract/call';
import type { deleteMessage as call } from '#contract/chats';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { removePhotoFiles } from '../../photos/remove-photo-files.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { keepTakenBack } from '../evidence/keep-evidence.ts';
import { selectPlaceWith } from '../queries.ts';
import { lockConversation, updateLast } from '../write-queries.ts';
import { emptyDeletedByBoth } from './empty-deleted.ts';
import { countOneLess, type Deletable, emptyMessages, markRemoved, selectDeletable } from './queries.ts';

/**
 * Deletes a message (section 6): for the caller alone, or, one of his own, for both: it is taken back, whenever, read or not, and
 * only its place stays; what the other one had read is kept for a report of his. Again it changes nothing.
 * @throws not_found for a message the caller was never shown, and for one of the other's that he would take back
 */
export const deleteMessage = (
  app: App,
  { member: { profileId } }: MemberCaller,
  request: BodyOut<typeof call>,
): Promise<null> =>
  transact(app, async tx => {
    const message = await lockMessage(tx, profileId, request.message);
    if (request.for === 'me') await remove(tx, profileId, message);
    else await unsend(app, tx, profileId, message);
    await removePhotoFiles(app)(tx);
    return null;
  });

/** The message, with its conversation locked: nobody reads, sends or deletes there meanwhile. */
async function lockMessage(tx: Tx, profileId: string, id: string): Promise<Deletable> {
  const found = await selectDeletable(tx.db, profileId, id);
  if (!found || !(await lockConversation(tx.db, profileId, found.conversation_id)))
    throw new ApiError('not_found');
  if (!(await selectPlaceWith(tx.db, profileId, found.other_id))) throw new ApiError('not_found');
  // As it is now that nothing moves any more.
  const message = await selectDeletable(tx.db, profileId, id);
  if (!message) throw new ApiError('not_found');
  return message;
}

async function remove(tx: Tx, profileId: string, message: Deletable): Promise<void> {
  const { id, mine, conversation_id: conversation } = message;
  if (message.removed) return;
  await markRemoved(tx.db, message);
  await updateLast(tx.db, profileId, [conversation]);
  await countOneLess(tx.db, profileId, message, !mine && !message.unsent);
  await emptyDeletedByBoth(tx, conversation, id);
  tx.notify({ to: [profileId], type: 'message_deleted', ids: { conversation, message: id } });
}

async function unsend(app: App, tx: Tx, profileId: string, message: Deletable): Promise<void> {
  if (!message.mine) throw new ApiError('not_found');
  if (message.unsent) return;
  await keepTakenBack(tx, message.id);
  await emptyMessages(tx.db, [message.id]);
  await app.hooks.onTakenBack.run(tx, { references: [message.id] });
  await countOneLess(tx.db, profileId, message, false);
  const ids = { message: message.id };
  if (message.held) return tx.notify({ to: [profileId], type: 'message', ids });
  await countOneLess(tx.db, message.other_id, message, !message.removed_by_other);
  tx.notify({ to: [profileId, message.other_id], type: 'message', ids });
}
