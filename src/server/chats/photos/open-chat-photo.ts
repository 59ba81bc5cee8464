import type { Message } from '#contract/chats';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { MessageRow } from '../queries.ts';
import { presentMessages } from './present-messages.ts';
import { selectPictured, updateOpened } from './queries.ts';

/** A photo with addresses that open from now on. @throws not_found unless the caller may see its message at this moment */
export async function getChatPhoto(app: App, caller: MemberCaller, message: string): Promise<Message> {
  const pictured = await selectPictured(app.db, caller, message);
  if (!pictured) throw new ApiError('not_found');
  return present(app, caller, pictured);
}

/**
 * Opens a photo that the caller received: it is clear from now on, in all his tabs (decisions, 5.3). The sender is not told.
 * @throws not_found unless he may see its message at this moment
 */
export async function openChatPhoto(app: App, caller: MemberCaller, message: string): Promise<Message> {
  const { profileId } = caller.member;
  const pictured = await transact(app, async tx => {
    const found = await selectPictured(tx.db, caller, message);
    if (!found) throw new ApiError('not_found');
    if (found.sender_id !== profileId && (await updateOpened(tx.db, message, tx.now)))
      tx.notify({ to: [profileId], type: 'message', ids: { message } });
    return found;
  });
  return present(app, caller, pictured);
}

async function present(app: App, { member }: MemberCaller, row: MessageRow): Promise<Message> {
  const [message] = await presentMessages(app, [row], member.profileId);
  // Unsent at this very moment.
  if (!message?.photo) throw new ApiError('not_found');
  return message;
}
