import { LIKES } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { takeHitWithCode } from '../platform/http/rate-limit.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { refuseFictionalContact } from '../profiles/refuse-fictional-contact.ts';
import { findVisible } from '../profiles/visibility.ts';
import { hearers, likeNotice } from './events.ts';
import { insertLike, markAnnounced, selectLikers, takeAwayKept, updateMatch } from './queries.ts';
import { hearersOfTurn, keptSince } from './taken-back.ts';

/**
 * Likes a member; where he likes back the two are a match (section 4). A repeat is one like. The like of one who has not
 * confirmed his address is kept, and shows to the other one when he has.
 * @throws not_found; forbidden for a fictional member who likes first; likes_limit where the sender reached the hourly limit
 */
export const like = (app: App, caller: MemberCaller, id: string): Promise<{ matched: boolean }> =>
  transact(app, async tx => {
    const { matched, isNew } = await giveLike(tx, caller, id);
    // Counted last, so that likes to different members wait for one another as short as can be. A refusal takes the like back.
    const limit = { key: `likes ${caller.member.accountId}`, hits: LIKES.perHour, seconds: HOUR_SECONDS };
    if (isNew) await takeHitWithCode(tx.db, limit, tx.now, 'likes_limit');
    return { matched };
  });

const HOUR_SECONDS = 3_600;

/** `isNew`: there was no such like before, nor one that was taken back a short while ago. */
type Liking = { matched: boolean; isNew: boolean };

/** The same within a transaction that does more than that, as a swipe. @throws not_found, forbidden */
export async function giveLike(tx: Tx, caller: MemberCaller, id: string): Promise<Liking> {
  const { profileId: liker } = caller.member;
  // One after the other: two who like each other at the same moment must both see the match.
  await lockPair(tx.db, liker, id);
  const { id: liked } = await findVisible(tx, caller, id);
  if (liked === liker) throw new ApiError('not_found');
  const isLikedBack = (await selectLikers(tx.db, liker, liked)).some(row => row.liker_id === liked);
  if (!isLikedBack) await refuseFictionalContact(tx.db, liker);
  const former = await formerLike(tx, { liker, liked, isLikedBack });
  const fresh = { created_at: tx.now, seen_at: null, announced_at: null };
  const isNew = await insertLike(tx.db, liker, liked, former ?? fresh);
  const matched = await updateMatch(tx.db, liker, liked, former?.matched_at ?? tx.now);
  if (isNew) {
    if (matched) await markAnnounced(tx.db, liked, liker, tx.now);
    const to = former ? await hearersOfTurn(tx, caller.member, liked) : hearers(caller.member, liked);
    tx.publish(likeNotice(to, { liker, liked, matched }));
  }
  return { matched, isNew: isNew && !former };
}

/** The like that was taken back a short while ago: it returns as it was. Where it makes a match that was none, it is a new one. */
async function formerLike(
  tx: Tx,
  { liker, liked, isLikedBack }: { liker: string; liked: string; isLikedBack: boolean },
) {
  const kept = await takeAwayKept(tx.db, liker, liked, keptSince(tx.now));
  return kept && (kept.matched_at || !isLikedBack) ? kept : null;
}
