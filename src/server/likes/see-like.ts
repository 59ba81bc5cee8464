import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { seenNotice } from './events.ts';
import { updateSeen } from './queries.ts';

/** The caller opened the profile of `id`: his like is no longer new (section 4). Without a new like nothing happens. */
export const seeLike = (app: App, { member: { profileId } }: MemberCaller, id: string): Promise<null> =>
  transact(app, async tx => {
    const liker = await updateSeen(tx.db, id, profileId, tx.now);
    if (liker !== undefined) tx.publish(seenNotice(profileId, liker));
    return null;
  });
