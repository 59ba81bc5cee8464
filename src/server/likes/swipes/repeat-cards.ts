import { SWIPES } from '#contract/constants';
import { DAY_MS } from '#contract/durations';

/**
 * Members whom the caller swiped after the returned time do not appear as cards.
 * @spec 2.8 D2.24
 */
export const swipesCountSince = (now: Date): Date =>
  new Date(now.getTime() - SWIPES.repeatAfterDays * DAY_MS);
