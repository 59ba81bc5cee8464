import { NOTIFICATION_EMAILS } from '#contract/constants';
import { DAY_MS, HOUR_MS, WEEK_MS } from '#contract/durations';

/** When daily and weekly emails were last due, and when daily ones are due next. */
export type DigestTimes = { daily: Date; weekly: Date; nextDaily: Date };

const DIGEST_MS = NOTIFICATION_EMAILS.digestHour * HOUR_MS;

/**
 * Daily emails are due at 18:00 in the IANA time zone, weekly ones on Thursdays.
 * @spec D2.48
 */
export function digestTimes(timeZone: string, now: Date): DigestTimes {
  const local = localTime(timeZone, now);
  // The first of January 1970 was a Thursday.
  const latest = (every: number) => Math.floor((local - DIGEST_MS) / every) * every + DIGEST_MS;
  const daily = latest(DAY_MS);
  return {
    daily: instantOf(timeZone, daily),
    weekly: instantOf(timeZone, latest(WEEK_MS)),
    nextDaily: instantOf(timeZone, daily + DAY_MS),
  };
}

/** The ISO week of the zone's latest weekly email, such as `2026-W12`. Its Thursday decides the year. */
export function isoWeekOf(timeZone: string, { weekly }: Pick<DigestTimes, 'weekly'>): string {
  const thursday = new Date(localTime(timeZone, weekly));
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / WEEK_MS) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** What a clock on the wall shows, as milliseconds of a UTC time. */
function localTime(timeZone: string, at: Date): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The second step corrects the offset if the clocks changed in between. */
function instantOf(timeZone: string, local: number): Date {
  const first = local - (localTime(timeZone, new Date(local)) - local);
  return new Date(local - (localTime(timeZone, new Date(first)) - first));
}

// Formatters are cached, because their creation is slow.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  formats.set(timeZone, format);
  return format;
}
