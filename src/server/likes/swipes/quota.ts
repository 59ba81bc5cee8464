import { SWIPE_LIKES_PER_DAY, SWIPES } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { SwipeQuota } from '#contract/swipes';
import { dayIn, nextDayIn } from '../../platform/clock.ts';
import type { Site } from '../../site/sites.ts';
import type { DayCount } from './queries.ts';

type InZone = Pick<Site, 'timeZone'>;

export const swipeDayOf = ({ timeZone }: InZone, at: Date): string => dayIn(timeZone, at);

/**
 * Returns today's remaining quota. A yes counts as a swipe and as a like.
 * @spec 2.8 9 D2.24
 */
export function quotaOf({ timeZone }: InZone, now: Date, { swipes, likes }: DayCount): SwipeQuota {
  const swipesLeft = Math.max(0, SWIPES.perDay - swipes);
  return {
    swipes_left: swipesLeft,
    likes_left: Math.max(0, Math.min(SWIPE_LIKES_PER_DAY - likes, swipesLeft)),
    starts_again: nextDayIn(timeZone, now).toISOString(),
  };
}

/**
 * @throws out_of_swipes or out_of_likes, with `seconds` until the next day
 * @spec D2.24
 */
export function assertQuotaLeft(site: InZone, now: Date, after: DayCount): void {
  const code =
    after.swipes > SWIPES.perDay
      ? 'out_of_swipes'
      : after.likes > SWIPE_LIKES_PER_DAY
        ? 'out_of_likes'
        : undefined;
  if (!code) return;
  const seconds = Math.ceil((nextDayIn(site.timeZone, now).getTime() - now.getTime()) / 1_000);
  throw new ApiError(code, { params: { seconds } });
}

/**
 * Members whom the caller swiped after the returned time do not appear as cards.
 * @spec 2.8 D2.24
 */
export const swipesCountSince = (now: Date): Date =>
  new Date(now.getTime() - SWIPES.repeatAfterDays * DAY_MS);
