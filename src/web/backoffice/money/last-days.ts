import { DAY_MS } from '#contract/durations';

/** A period `YYYY-MM-DD` of so many days that ends today. */
export function lastDays(days: number, now: Date = new Date()): { from: string; until: string } {
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  return { from: dayOf(new Date(now.getTime() - (days - 1) * DAY_MS)), until: dayOf(now) };
}
