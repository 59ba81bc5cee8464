import { DAY_MS } from '#contract/durations';

const HOLIDAYS = ['01-01', '05-01', '12-25', '12-26'];

/**
 * Returns false on weekends and TARGET holidays. `day` is `YYYY-MM-DD`.
 * @spec 5.8
 */
export function isBankDay(day: string): boolean {
  const at = Date.parse(day);
  const weekday = new Date(at).getUTCDay();
  if (weekday === 0 || weekday === 6 || HOLIDAYS.includes(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return at !== easter - 2 * DAY_MS && at !== easter + DAY_MS;
}

/** If `count` is 0, returns `day` or the next bank day. */
export function bankDaysAfter(day: string, count: number): string {
  let result = day;
  for (let left = count; left > 0 || !isBankDay(result); ) {
    result = new Date(Date.parse(result) + DAY_MS).toISOString().slice(0, 10);
    if (isBankDay(result)) left -= 1;
  }
  return result;
}

function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const leapsLeftOut = century - Math.floor(century / 4);
  const drift = Math.floor((8 * century + 13) / 25);
  const age = (leapsLeftOut - drift + 19 * (year % 19) + 15) % 30;
  const moon = age - (age > 28 || (age === 28 && year % 19 > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + moon + 2 - leapsLeftOut) % 7;
  return Date.UTC(year, 2, 28) + (moon - weekday) * DAY_MS;
}
