import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { selectPlaceWith } from '../queries.ts';
import { lockConversation } from '../write-queries.ts';
import { selectUnopened, updateShowsPhotos } from './queries.ts';

/** So many photos change in the pages that stand open; what lies further back is asked for when somebody scrolls there. */
const TOLD = 200;

/**
 * Shows the other one's photos without opening each, or takes that back: what was never opened, and what comes, is blurred again
 * (decisions, 5.3). Holds for this conversation and ends with it.
 * @throws not_found for a conversation the caller does not take part in, or that never delivered him anything
 */
export const showChatPhotos = (
  app: App,
  { member: { profileId } }: MemberCaller,
  { conversation, show }: { conversation: string; show: boolean },
): Promise<null> =>
  transact(app, async tx => {
    const mine = await lockConversation(tx.db, profileId, conversation);
    if (!mine || !(await selectPlaceWith(tx.db, profileId, mine.other_id))) throw new ApiError('not_found');
    if (!(await updateShowsPhotos(tx.db, profileId, conversation, show))) return null;
    const to = [profileId];
    tx.notify({ to, type: 'photos_shown', ids: { conversation, shown: show } });
    for (const { id } of await selectUnopened(tx.db, profileId, conversation, TOLD))
      tx.notify({ to, type: 'message', ids: { message: id } });
    return null;
  });
