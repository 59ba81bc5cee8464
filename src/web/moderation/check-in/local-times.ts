import { HOUR_MS } from '#contract/durations';

const two = (value: number): string => String(value).padStart(2, '0');

/** As a field of type `datetime-local` has it, in the zone of the browser. */
export const localTime = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** Returns the time in UTC, or an empty text for a field that is not filled in. */
export function utcTime(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/** A date begins at the next full hour, and the question comes three hours later. */
export function usualTimes(now: Date): { starts: string; due: string } {
  const starts = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
  return { starts: localTime(starts), due: localTime(new Date(starts.getTime() + 3 * HOUR_MS)) };
}
