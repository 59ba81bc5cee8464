import { SWIPES } from '#contract/constants';

const DAY_MS = 24 * 3_600_000;

/**
 * Returns the moment from which swipes count: a member whom the caller swiped after it is not shown as a card.
 * @spec 2.8 D2.24
 */
export const swipesCountSince = (now: Date): Date =>
  new Date(now.getTime() - SWIPES.repeatAfterDays * DAY_MS);
