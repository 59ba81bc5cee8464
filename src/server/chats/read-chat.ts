import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { selectPlaceWith } from './queries.ts';
import { lockConversation, selectArrived, updateRead } from './write-queries.ts';

/**
 * Everything of the other one up to `seq` is read (section 4): the unread count falls to what came after, both sides are
 * told, the other one where they let each other know. Reading less than before changes nothing.
 * @throws not_found for a conversation the caller does not take part in, or that never delivered him anything
 */
export const readChat = (
  app: App,
  { member: { profileId } }: MemberCaller,
  { conversation, seq }: { conversation: string; seq: number },
): Promise<null> =>
  transact(app, async tx => {
    const mine = await lockConversation(tx.db, profileId, conversation);
    if (!mine || !(await selectPlaceWith(tx.db, profileId, mine.other_id))) throw new ApiError('not_found');
    const after = Math.max(mine.read_seq, mine.cleared_seq, mine.hidden_seq);
    const arrived = await selectArrived(tx.db, { conversation, from: mine.other_id, after, seq });
    if (arrived.last === null) return null;
    await updateRead(tx.db, profileId, conversation, { read_seq: arrived.last, unread: arrived.later });
    const ids = { conversation, by: profileId, seq: arrived.last };
    tx.notify({ to: [profileId, mine.other_id], type: 'read', ids });
    return null;
  });
