/** Dates are `YYYY-MM-DD`; the range excludes `bornAfter` and includes `bornUntil`. */
export type BirthDateRange = { bornAfter?: string; bornUntil?: string };

/**
 * Returns the birth dates of everyone who is `min` to `max` years old today.
 * @spec 5.2 D2.22
 */
export const birthDateRangeOf = (ages: { min?: number; max?: number }, today: string): BirthDateRange => ({
  ...(ages.max !== undefined && { bornAfter: yearsBefore(today, ages.max + 1) }),
  ...(ages.min !== undefined && { bornUntil: yearsBefore(today, ages.min) }),
});

/** 29 February becomes 28 February if the year is no leap year. */
function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years;
  const day = today.slice(5);
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !isLeap(year) ? '02-28' : day}`;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
