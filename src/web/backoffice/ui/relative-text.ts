const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Returns a text such as "3 hours ago" or "in 2 days", in whole units; "now" within a minute. */
export function relativeText(locale: string, at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1_000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  if (unit === 'second') return format.format(0, 'second');
  return format.format(Math.trunc(seconds / size), unit);
}
