import type { Message } from '#contract/chats';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { MessageRow } from '../queries.ts';
import { presentMessages } from './present-messages.ts';
import { selectPhotoMessage, updateOpened } from './queries.ts';

/**
 * Returns the photo's message with newly signed addresses.
 * @throws not_found
 * @spec D4.9
 */
export async function getChatPhoto(app: App, caller: MemberCaller, message: string): Promise<Message> {
  const photoMessage = await selectPhotoMessage(app.db, caller, message);
  if (!photoMessage) throw new ApiError('not_found');
  return present(app, caller, photoMessage);
}

/**
 * Opens the photo in all tabs of the recipient; the sender is not notified.
 * @throws not_found
 * @spec D5.3
 */
export async function openChatPhoto(app: App, caller: MemberCaller, message: string): Promise<Message> {
  const { profileId } = caller.member;
  const photoMessage = await transact(app, async tx => {
    const found = await selectPhotoMessage(tx.db, caller, message);
    if (!found) throw new ApiError('not_found');
    if (found.sender_id !== profileId && (await updateOpened(tx.db, message, tx.now)))
      tx.publish({ to: [profileId], type: 'message', ids: { message } });
    return found;
  });
  return present(app, caller, photoMessage);
}

async function present(app: App, { member }: MemberCaller, row: MessageRow): Promise<Message> {
  const [message] = await presentMessages(app, [row], member.profileId);
  // The sender may just have taken the photo back.
  if (!message?.photo) throw new ApiError('not_found');
  return message;
}
