import type { SwipeQuota } from '#contract/swipes';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { deleteLastNo, lockSwipeDay, updateDay } from './queries.ts';
import { quotaOf, swipeDayOf } from './quota.ts';

/**
 * Only the undo of a swipe made today gives the caller another swipe.
 * @spec 2.8 D2.24
 */
export const undoSwipe = (
  app: App,
  { site, member }: MemberCaller,
  id: string,
): Promise<{ quota: SwipeQuota }> =>
  transact(app, async tx => {
    const { profileId: swiperId } = member;
    const day = swipeDayOf(site, tx.now);
    const today = await lockSwipeDay(tx.db, swiperId, day);
    const swipedAt = await deleteLastNo(tx.db, { swiperId, swipedId: id });
    const isOfToday = swipedAt !== undefined && swipeDayOf(site, swipedAt) === day;
    const after = isOfToday ? { ...today, swipes: Math.max(today.likes, today.swipes - 1) } : today;
    await updateDay(tx.db, swiperId, after);
    return { quota: quotaOf(site, tx.now, after) };
  });
