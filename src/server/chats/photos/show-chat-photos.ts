import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { selectConversationWith } from '../queries.ts';
import { lockConversation } from '../write-queries.ts';
import { selectUnopenedPhotos, updateShowsPhotos } from './queries.ts';

/** The browser fetches older photos when the member scrolls to them. */
const MAX_PUBLISHED = 200;

/**
 * Without `show`, photos that the member did not open are blurred again.
 * @throws not_found
 * @spec D5.3
 */
export const showChatPhotos = (
  app: App,
  { member: { profileId } }: MemberCaller,
  { conversation, show }: { conversation: string; show: boolean },
): Promise<null> =>
  transact(app, async tx => {
    const mine = await lockConversation(tx.db, profileId, conversation);
    if (!mine || !(await selectConversationWith(tx.db, profileId, mine.other_id)))
      throw new ApiError('not_found');
    if (!(await updateShowsPhotos(tx.db, profileId, conversation, show))) return null;
    const to = [profileId];
    tx.publish({ to, type: 'photos_shown', ids: { conversation, shown: show } });
    for (const { id } of await selectUnopenedPhotos(tx.db, profileId, conversation, MAX_PUBLISHED))
      tx.publish({ to, type: 'message', ids: { message: id } });
    return null;
  });
