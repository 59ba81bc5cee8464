import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { unlikeNotice } from './events.ts';
import { endMatch, moveLikeAway } from './queries.ts';
import { hearersOfTurn } from './taken-back.ts';

/**
 * Takes a like back; a match ends with it, the other one's like stays. What it was is kept for a day (`like`). Without a like nothing
 * happens.
 */
export const unlike = (app: App, { member }: MemberCaller, id: string): Promise<null> =>
  transact(app, async tx => {
    const { profileId: liker } = member;
    await lockPair(tx.db, liker, id);
    if (!(await moveLikeAway(tx.db, liker, id, tx.now))) return null;
    await endMatch(tx.db, id, liker);
    tx.publish(unlikeNotice(await hearersOfTurn(tx, member, id), { liker, liked: id }));
    return null;
  });
