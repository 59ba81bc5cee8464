import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { likeSeenNotice } from './events.ts';
import { updateLikeSeen } from './queries.ts';

/**
 * Marks a like as seen, because the caller has opened the liker's profile.
 * @spec 4.7
 */
export const markLikeSeen = (app: App, { member: { profileId } }: MemberCaller, id: string): Promise<null> =>
  transact(app, async tx => {
    const liker = await updateLikeSeen(tx.db, id, profileId, tx.now);
    if (liker !== undefined) tx.publish(likeSeenNotice(profileId, liker));
    return null;
  });
