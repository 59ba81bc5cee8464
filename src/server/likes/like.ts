import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { findVisible } from '../profiles/visibility.ts';
import { hearers, likeNotice } from './events.ts';
import { insertLike, markAnnounced, updateMatch } from './queries.ts';

/**
 * Likes a member; where he likes back the two are a match (section 4). A repeat is one like. The like of one who has not
 * confirmed his address is kept, and shows to the other one when he has.
 * @throws not_found
 */
export const like = (app: App, caller: MemberCaller, id: string): Promise<Liking> =>
  transact(app, tx => giveLike(tx, caller, id));

type Liking = { matched: boolean };

/** The same within a transaction that does more than that, as a swipe. @throws not_found */
export async function giveLike(tx: Tx, caller: MemberCaller, id: string): Promise<Liking> {
  const { profileId: liker } = caller.member;
  // One after the other: two who like each other at the same moment must both see the match.
  await lockPair(tx.db, liker, id);
  const { id: liked } = await findVisible(tx, caller, id);
  if (liked === liker) throw new ApiError('not_found');
  const isNew = await insertLike(tx.db, liker, liked, tx.now);
  const matched = await updateMatch(tx.db, liker, liked, tx.now);
  if (isNew) {
    if (matched) await markAnnounced(tx.db, liked, liker, tx.now);
    tx.notify(likeNotice(hearers(caller.member, liked), { liker, liked, matched }));
  }
  return { matched };
}
