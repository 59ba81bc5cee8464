import { ApiError } from '#contract/errors';
import type { SwipeQuota } from '#contract/swipes';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { findVisible } from '../../profiles/visibility.ts';
import { addLike, likesBetween } from '../like.ts';
import { type DayCount, lockSwipeDay, selectSwipe, updateDay, upsertSwipe } from './queries.ts';
import { assertQuotaLeft, quotaOf, swipeDayOf, swipesCountSince } from './quota.ts';

type SwipeInput = { id: string; liked: boolean; act?: string | undefined };

/**
 * Stores a swipe. A repeated swipe is not counted again.
 * @throws not_found, which costs no swipe; out_of_swipes; out_of_likes
 * @spec 2.8 D2.24
 */
export const swipe = (
  app: App,
  caller: MemberCaller,
  { id, liked, act: clientId }: SwipeInput,
): Promise<{ matched: boolean; quota: SwipeQuota }> =>
  transact(app, async tx => {
    const { site, member } = caller;
    const pair = { swiperId: member.profileId, swipedId: id };
    const today = await lockSwipeDay(tx.db, pair.swiperId, swipeDayOf(site, tx.now));
    // Visibility is checked even for repeated swipes, so that departed members look like unknown ids.
    await findVisible(tx, caller, id);
    if (id === pair.swiperId) throw new ApiError('not_found');
    const before = await selectSwipe(tx.db, pair, swipesCountSince(tx.now));
    const { liked_by_me: isLiked, matched: isMatch } = await likesBetween(tx.db, pair.swiperId, id);
    const isNewYes = liked && !isLiked && clientId !== undefined && clientId !== before?.client_id;
    if (before && (before.liked || !liked) && !isNewYes)
      return { matched: isMatch, quota: quotaOf(site, tx.now, today) };
    const after = countAfter(today, liked, before?.liked === false);
    assertQuotaLeft(site, tx.now, after);
    const { matched } = liked ? await addLike(tx, caller, id) : { matched: false };
    await upsertSwipe(tx.db, pair, { liked, at: tx.now, clientId: clientId ?? null });
    await updateDay(tx.db, pair.swiperId, after);
    return { matched, quota: quotaOf(site, tx.now, after) };
  });

const countAfter = ({ swipes, likes }: DayCount, liked: boolean, isSwiped: boolean): DayCount => ({
  swipes: swipes + (isSwiped ? 0 : 1),
  likes: likes + (liked ? 1 : 0),
});
