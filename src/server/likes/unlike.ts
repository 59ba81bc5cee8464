import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { hearers, unlikeNotice } from './events.ts';
import { deleteLike, endMatch } from './queries.ts';

/** Takes a like back; a match ends with it, the other one's like stays. Without a like nothing happens. */
export const unlike = (app: App, { member }: MemberCaller, id: string): Promise<null> =>
  transact(app, async tx => {
    const { profileId: liker } = member;
    await lockPair(tx.db, liker, id);
    const liked = await deleteLike(tx.db, liker, id);
    if (liked === undefined) return null;
    await endMatch(tx.db, liked, liker);
    tx.notify(unlikeNotice(hearers(member, liked), { liker, liked }));
    return null;
  });
