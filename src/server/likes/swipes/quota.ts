import { SWIPE_LIKES_PER_DAY, SWIPES } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { SwipeQuota } from '#contract/swipes';
import { dayIn, nextDayIn } from '../../platform/clock.ts';
import type { Site } from '../../site/sites.ts';
import type { DayCount } from './queries.ts';

type InZone = Pick<Site, 'timeZone'>;
const DAY_MS = 24 * 3_600_000;

/** The day on which a swipe counts: that of the site's calendar. */
export const dayOf = ({ timeZone }: InZone, at: Date): string => dayIn(timeZone, at);

/** Swipes since then keep a card away. */
export const rememberedSince = (now: Date): Date => new Date(now.getTime() - SWIPES.repeatAfterDays * DAY_MS);

/** What is left of the day after so many swipes (section 9). A like is a swipe as well. */
export function quotaOf({ timeZone }: InZone, now: Date, { swipes, likes }: DayCount): SwipeQuota {
  const swipesLeft = Math.max(0, SWIPES.perDay - swipes);
  return {
    swipes_left: swipesLeft,
    likes_left: Math.max(0, Math.min(SWIPE_LIKES_PER_DAY - likes, swipesLeft)),
    starts_again: nextDayIn(timeZone, now).toISOString(),
  };
}

/** Throws `out_of_swipes` or `out_of_likes` (section 8) where a swipe would be one too many; `seconds` until the next day. */
export function assertLeft(site: InZone, now: Date, after: DayCount): void {
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
