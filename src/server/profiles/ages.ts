/** Birth dates of an age range: after the one, until and with the other; undefined is open. Days as `YYYY-MM-DD`. */
export type BirthDates = { bornAfter?: string; bornUntil?: string };

/** Who is `min` to `max` years old on `today` was born in these days; the same ages as `ageOn` of the contract. */
export const birthDatesOf = (ages: { min?: number; max?: number }, today: string): BirthDates => ({
  ...(ages.max !== undefined && { bornAfter: yearsBefore(today, ages.max + 1) }),
  ...(ages.min !== undefined && { bornUntil: yearsBefore(today, ages.min) }),
});

/** The same day so many years ago; 28 February where there was no 29th. */
function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years;
  const day = today.slice(5);
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !isLeap(year) ? '02-28' : day}`;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
