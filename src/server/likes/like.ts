import { ApiError } from '#contract/errors';
import type { MemberProfile } from '#contract/profiles';
import type { App, MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { takeHitWithCode } from '../platform/http/rate-limit.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { refuseFictionalContact } from '../profiles/refuse-fictional-contact.ts';
import { findVisible } from '../profiles/visibility.ts';
import { likeEventRecipients, likeNotice } from './events.ts';
import { LIKE_LIMITS } from './like-limits.ts';
import { likeTogether } from './like-together.ts';
import { insertLike, markOverlayShown, popTakenBackLike, selectLikers, updateMatch } from './queries.ts';
import { takenBackSince, throttledRecipients } from './toggled-likes.ts';

/**
 * Adds a like, which stays invisible until the liker's account is activated.
 * @throws not_found; forbidden for a fictional member who likes first; likes_limit at the hourly limit
 * @spec 4.7 D2.42
 */
export async function like(app: App, caller: MemberCaller, id: string): Promise<{ matched: boolean }> {
  if (await likeTogether(app, caller, id)) return { matched: false };
  return transact(app, async tx => {
    const { matched, isNew } = await addLike(tx, caller, id);
    const { keyOf, ...limit } = LIKE_LIMITS.likes;
    const counted = { key: keyOf(caller.member.accountId), ...limit };
    // The like is counted last, so that the counter is locked only briefly.
    if (isNew) await takeHitWithCode(tx.db, counted, tx.now, 'likes_limit');
    return { matched };
  });
}

/** `isNew` is false if the like already existed or was restored. */
type LikeResult = { matched: boolean; isNew: boolean };

/** @throws not_found, forbidden */
export async function addLike(tx: Tx, caller: MemberCaller, id: string): Promise<LikeResult> {
  const { profileId: liker } = caller.member;
  // Without this lock, two members who like each other at the same moment would not match.
  await lockPair(tx.db, liker, id);
  const { id: liked } = await findVisible(tx, caller, id);
  if (liked === liker) throw new ApiError('not_found');
  const isLikedBack = (await selectLikers(tx.db, liker, liked)).some(row => row.liker_id === liked);
  if (!isLikedBack) await refuseFictionalContact(tx.db, liker);
  const restored = await restorableLike(tx, { liker, liked, isLikedBack });
  const fresh = { created_at: tx.now, seen_at: null, announced_at: null, pushed_at: null, emailed_at: null };
  const isNew = await insertLike(tx.db, liker, liked, restored ?? fresh);
  const matched = await updateMatch(tx.db, liker, liked, restored?.matched_at ?? tx.now);
  if (isNew) {
    if (matched) await markOverlayShown(tx.db, liked, liker, tx.now);
    const to = restored
      ? await throttledRecipients(tx, caller.member, liked)
      : likeEventRecipients(caller.member, liked);
    tx.publish(likeNotice(to, { liker, liked, matched }));
  }
  return { matched, isNew: isNew && !restored };
}

/** Returns null for a new match, because a restored like is in no second overlay. */
async function restorableLike(
  tx: Tx,
  { liker, liked, isLikedBack }: { liker: string; liked: string; isLikedBack: boolean },
) {
  const takenBack = await popTakenBackLike(tx.db, liker, liked, takenBackSince(tx.now));
  return takenBack && (takenBack.matched_at || !isLikedBack) ? takenBack : null;
}

/** @spec 4.7 */
export async function likesBetween(
  db: Db,
  profileId: string,
  otherId: string,
): Promise<Pick<MemberProfile, 'liked_by_me' | 'likes_me' | 'matched'>> {
  const likers = (await selectLikers(db, profileId, otherId)).map(row => row.liker_id);
  const [liked_by_me, likes_me] = [likers.includes(profileId), likers.includes(otherId)];
  return { liked_by_me, likes_me, matched: liked_by_me && likes_me };
}
