import { VISITS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';

/** @spec D5.6 */
export const visitsShownSince = (now: Date): Date => new Date(now.getTime() - VISITS.days * DAY_MS);
