import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { lockConversation, updateCleared } from './write-queries.ts';

/**
 * Deletes a chat for the one who deletes (section 4): the other one keeps his. A new message brings it back, with what
 * comes after only.
 * @throws not_found for a conversation the caller does not take part in
 */
export const deleteChat = (
  app: App,
  { member: { profileId } }: MemberCaller,
  conversation: string,
): Promise<null> =>
  transact(app, async tx => {
    if (!(await lockConversation(tx.db, profileId, conversation))) throw new ApiError('not_found');
    await updateCleared(tx.db, profileId, conversation);
    tx.notify({ to: [profileId], type: 'chat_deleted', ids: { conversation } });
    return null;
  });
