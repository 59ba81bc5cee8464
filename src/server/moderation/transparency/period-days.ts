/** Days as `YYYY-MM-DD`; `end` is the first day after the period. */
export type PeriodDays = { begin: string; end: string };

/**
 * @param period a year, or its half, such as `2026-2`
 * @spec D5.14
 */
export function daysOfPeriod(period: string): PeriodDays {
  const [year = '', half] = period.split('-');
  const next = String(Number(year) + 1);
  if (half === '1') return { begin: `${year}-01-01`, end: `${year}-07-01` };
  if (half === '2') return { begin: `${year}-07-01`, end: `${next}-01-01` };
  return { begin: `${year}-01-01`, end: `${next}-01-01` };
}

export function periodOfDays({ begin, end }: PeriodDays): string {
  const year = begin.slice(0, 4);
  if (end.slice(5) === '07-01') return `${year}-1`;
  return begin.slice(5) === '07-01' ? `${year}-2` : year;
}

/** The periods that ended on this day or in the half year before it, the half year first. */
export function periodsOver(today: string): string[] {
  const year = Number(today.slice(0, 4));
  return today.slice(5) >= '07-01' ? [`${year}-1`] : [`${year - 1}-2`, `${year - 1}`];
}
