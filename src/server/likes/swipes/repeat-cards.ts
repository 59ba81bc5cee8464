import { SWIPES } from '#contract/constants';

const DAY_MS = 24 * 3_600_000;

/**
 * Members whom the caller swiped after the returned time do not appear as cards.
 * @spec 2.8 D2.24
 */
export const swipesCountSince = (now: Date): Date =>
  new Date(now.getTime() - SWIPES.repeatAfterDays * DAY_MS);
