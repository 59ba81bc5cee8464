import { APPEAL_MONTHS, STRIKE_MONTHS } from './constants.ts';

/** In UTC. The 31st of a month plus one month may be the first days of the month after. */
function addMonths(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
}

/**
 * Until when a member may appeal a decision of this time.
 * @spec D5.5
 */
export const appealableUntil = (decidedAt: Date): Date => addMonths(decidedAt, APPEAL_MONTHS);

/** Decisions until then can no longer be appealed. */
export const appealCutoff = (now: Date): Date => addMonths(now, -APPEAL_MONTHS);

/** Strikes until then have expired. */
export const strikeCutoff = (now: Date): Date => addMonths(now, -STRIKE_MONTHS);
