import { VISITS } from '#contract/constants';

const DAY_MS = 86_400_000;

/** @spec D5.6 */
export const visitsShownSince = (now: Date): Date => new Date(now.getTime() - VISITS.days * DAY_MS);
