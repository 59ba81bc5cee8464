/**
 * Dates are `YYYY-MM-DD`. The range begins on the day after `bornAfter` and ends on the day `bornUntil`. If one of
 * the two dates is undefined, the range has no limit on that side.
 */
export type BirthDateRange = { bornAfter?: string; bornUntil?: string };

/**
 * Returns the birth dates of everyone whose age today, as `ageOn` computes it, is from `min` to `max` years.
 * @spec 5.2 D2.22
 */
export const birthDateRangeOf = (ages: { min?: number; max?: number }, today: string): BirthDateRange => ({
  ...(ages.max !== undefined && { bornAfter: yearsBefore(today, ages.max + 1) }),
  ...(ages.min !== undefined && { bornUntil: yearsBefore(today, ages.min) }),
});

/**
 * Returns the date `years` years before `today`. 29 February becomes 28 February if the year is no leap year.
 */
function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years;
  const day = today.slice(5);
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !isLeap(year) ? '02-28' : day}`;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
