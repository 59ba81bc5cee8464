import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { unlikeNotice } from './events.ts';
import { endMatch, moveToTakenBack } from './queries.ts';
import { throttledRecipients } from './toggled-likes.ts';

/**
 * Moves the like to the taken-back likes, because liking again within a day restores it.
 * @spec 4.7
 */
export const unlike = (app: App, { member }: MemberCaller, id: string): Promise<null> =>
  transact(app, async tx => {
    const { profileId: liker } = member;
    await lockPair(tx.db, liker, id);
    if (!(await moveToTakenBack(tx.db, liker, id, tx.now))) return null;
    await endMatch(tx.db, id, liker);
    tx.publish(unlikeNotice(await throttledRecipients(tx, member, id), { liker, liked: id }));
    return null;
  });
