import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { selectConversationWith } from '../queries.ts';
import { lockConversation } from '../write-queries.ts';
import { selectUnopenedPhotos, updateShowsPhotos } from './queries.ts';

/** Older photos are fetched when the member scrolls there. */
const MAX_PUBLISHED = 200;

/**
 * With `show`, shows all photos of the other member in this conversation without opening each; else blurs
 * unopened photos again.
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
