/** Periods of the figures, in days until today. */
export const dayChoices = [7, 30, 90, 365] as const;

const USUAL = 30;

/** @spec D5.10 */
export const daysIn = (params: URLSearchParams): number =>
  dayChoices.find(days => String(days) === params.get('days')) ?? USUAL;
