import { ApiError } from '#contract/errors';
import type { SwipeQuota } from '#contract/swipes';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { findVisible } from '../../profiles/visibility.ts';
import { giveLike } from '../like.ts';
import { likesBetween } from '../likes-between.ts';
import { type DayCount, openDay, selectSwipe, updateDay, upsertSwipe } from './queries.ts';
import { assertLeft, dayOf, quotaOf, rememberedSince } from './quota.ts';

type Said = { id: string; liked: boolean; act?: string | undefined };

/**
 * Says yes or no to a card (sections 2 and 8): 40 a day, 4 of them yes, by the site's midnight. A yes is a like as everywhere. The same
 * swipe again counts once; a yes after a no is a like more, and no other swipe; another yes after the like was taken back is a swipe like any other. Throws `not_found`, which costs nothing,
 * `out_of_swipes` and `out_of_likes`.
 */
export const swipe = (
  app: App,
  caller: MemberCaller,
  { id, liked, act }: Said,
): Promise<{ matched: boolean; quota: SwipeQuota }> =>
  transact(app, async tx => {
    const { site, member } = caller;
    const pair = { swiperId: member.profileId, swipedId: id };
    const today = await openDay(tx.db, pair.swiperId, dayOf(site, tx.now));
    // First of all, and for a repeat as well: whoever is gone by now is as if he never was.
    await findVisible(tx, caller, id);
    if (id === pair.swiperId) throw new ApiError('not_found');
    const before = await selectSwipe(tx.db, pair, rememberedSince(tx.now));
    const { liked_by_me: isLiked, matched: isMatch } = await likesBetween(tx.db, pair.swiperId, id);
    const isNewYes = liked && !isLiked && act !== undefined && act !== before?.act_id;
    if (before && (before.liked || !liked) && !isNewYes)
      return { matched: isMatch, quota: quotaOf(site, tx.now, today) };
    const after = countAfter(today, liked, before?.liked === false);
    assertLeft(site, tx.now, after);
    const { matched } = liked ? await giveLike(tx, caller, id) : { matched: false };
    await upsertSwipe(tx.db, pair, { liked, at: tx.now, act: act ?? null });
    await updateDay(tx.db, pair.swiperId, after);
    return { matched, quota: quotaOf(site, tx.now, after) };
  });

const countAfter = ({ swipes, likes }: DayCount, liked: boolean, isSwiped: boolean): DayCount => ({
  swipes: swipes + (isSwiped ? 0 : 1),
  likes: likes + (liked ? 1 : 0),
});
