import type { BodyOut } from '#contract/call';
import type { deleteChat as call } from '#contract/chats';
import { ApiError, fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { removePhotoFiles } from '../photos/remove-photo-files.ts';
import { transact } from '../platform/transact.ts';
import { emptyDeletedByBoth } from './deletion/empty-deleted.ts';
import { selectPlaceWith } from './queries.ts';
import { lockConversation, updateCleared } from './write-queries.ts';

/**
 * Deletes a chat for the one who deletes (section 4), by its id or by the member it is with: the other one keeps his, and what both
 * deleted is kept no more. A new message brings the chat back, with what comes after only.
 * @throws not_found for a conversation the caller does not take part in, and where there is none with that member
 */
export const deleteChat = (
  app: App,
  { member: { profileId } }: MemberCaller,
  { conversation, profile }: BodyOut<typeof call>,
): Promise<null> =>
  transact(app, async tx => {
    if (conversation === undefined && profile === undefined)
      throw fieldError('conversation', 'field_required');
    const id = conversation ?? (await selectPlaceWith(tx.db, profileId, profile ?? ''));
    const mine = id && (await lockConversation(tx.db, profileId, id));
    if (!id || !mine || !(await selectPlaceWith(tx.db, profileId, mine.other_id)))
      throw new ApiError('not_found');
    await updateCleared(tx.db, profileId, id);
    await emptyDeletedByBoth(tx, id);
    await removePhotoFiles(app)(tx);
    tx.notify({ to: [profileId], type: 'chat_deleted', ids: { conversation: id } });
    return null;
  });
