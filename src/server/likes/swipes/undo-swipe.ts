import type { SwipeQuota } from '#contract/swipes';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { deleteLastNo, openDay, updateDay } from './queries.ts';
import { dayOf, quotaOf } from './quota.ts';

/**
 * Takes the last no back: the card can be dealt again, and a swipe of today is given back (section 2). What is not the last no, or
 * was taken back before, stays as it is.
 */
export const undoSwipe = (
  app: App,
  { site, member }: MemberCaller,
  id: string,
): Promise<{ quota: SwipeQuota }> =>
  transact(app, async tx => {
    const { profileId: swiperId } = member;
    const day = dayOf(site, tx.now);
    const today = await openDay(tx.db, swiperId, day);
    const saidAt = await deleteLastNo(tx.db, { swiperId, swipedId: id });
    const isOfToday = saidAt !== undefined && dayOf(site, saidAt) === day;
    const after = isOfToday ? { ...today, swipes: Math.max(today.likes, today.swipes - 1) } : today;
    await updateDay(tx.db, swiperId, after);
    return { quota: quotaOf(site, tx.now, after) };
  });
