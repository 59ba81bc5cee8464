import type { BodyOut } from '#contract/call';
import type { deleteChat as call } from '#contract/chats';
import { ApiError, fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { removePhotoFiles } from '../photos/store-new-picture.ts';
import { transact } from '../platform/transact.ts';
import { clearDeletedByBoth } from './deletion/delete-message.ts';
import { selectConversationWith } from './queries.ts';
import { lockConversation, updateCleared } from './write-queries.ts';

/**
 * Deletes the conversation for the caller only, until a new message comes.
 * @throws not_found
 * @spec 4.13 7.9 D2.26
 */
export const deleteChat = (
  app: App,
  { member: { profileId } }: MemberCaller,
  { conversation, profile }: BodyOut<typeof call>,
): Promise<null> =>
  transact(app, async tx => {
    if (conversation === undefined && profile === undefined)
      throw fieldError('conversation', 'field_required');
    const id = conversation ?? (await selectConversationWith(tx.db, profileId, profile ?? ''));
    const mine = id && (await lockConversation(tx.db, profileId, id));
    if (!id || !mine || !(await selectConversationWith(tx.db, profileId, mine.other_id)))
      throw new ApiError('not_found');
    await updateCleared(tx.db, profileId, id);
    await clearDeletedByBoth(tx, id);
    await removePhotoFiles(app)(tx);
    tx.publish({ to: [profileId], type: 'chat_deleted', ids: { conversation: id } });
    return null;
  });
