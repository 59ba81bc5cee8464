import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/durations';

/** @spec D2.43 D4.3 */
export type Clock = {
  now(): Date;
  wait(ms: number): Promise<void>;
};

export const systemClock: Clock = { now: () => new Date(), wait: ms => setTimeout(ms) };

export function fixedClock(start: Date): Clock & { advance(ms: number): void; set(to: Date): void } {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    wait: async ms => {
      time += ms;
    },
    advance: ms => {
      time += ms;
    },
    set: to => {
      time = to.getTime();
    },
  };
}

/** Calendar day `YYYY-MM-DD` in an IANA time zone. */
export function dayIn(timeZone: string, at: Date): string {
  const second = Math.floor(at.getTime() / 1_000);
  const last = lastDays.get(timeZone);
  if (last?.second === second) return last.day;
  const format = last?.format ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  const day = format.format(at);
  lastDays.set(timeZone, { format, second, day });
  return day;
}

/** Setting the clocks back adds up to 2 hours to a day. */
const MAX_DAY_MINUTES = 26 * 60;

/** Returns when the next day begins, which is after midnight if the clocks skip midnight. */
export function nextDayIn(timeZone: string, at: Date): Date {
  const today = dayIn(timeZone, at);
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  let [low, high] = [minute, minute + MAX_DAY_MINUTES];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(timeZone, new Date(middle * MINUTE_MS)) === today) low = middle;
    else high = middle;
  }
  return new Date(high * MINUTE_MS);
}

/** The last answer of each zone, because a page of cards asks for the same day 24 times. Creating a format is slow. */
const lastDays = new Map<string, { format: Intl.DateTimeFormat; second: number; day: string }>();
