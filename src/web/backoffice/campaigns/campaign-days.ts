import { CAMPAIGN_DAYS } from '#contract/constants';

/** Periods of the figures, in days until today. */
export const dayChoices = [7, 30, 90, 365] as const;

/** @spec D5.10 */
export const daysIn = (params: URLSearchParams): number =>
  dayChoices.find(days => String(days) === params.get('days')) ?? CAMPAIGN_DAYS;
