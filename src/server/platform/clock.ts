import { setTimeout } from 'node:timers/promises';

/** The time, injected everywhere so that tests set it instead of sleeping. */
export type Clock = {
  /** Now, in UTC. */
  now(): Date;
  /** Resolves when so many milliseconds have passed. */
  wait(ms: number): Promise<void>;
};

/** The time of this machine. */
export const systemClock: Clock = { now: () => new Date(), wait: ms => setTimeout(ms) };

/** A clock that stands still until it is moved, or waited by. */
export function fixedClock(start: Date): Clock & { advance(ms: number): void; set(to: Date): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    wait: async ms => {
      at += ms;
    },
    advance: ms => {
      at += ms;
    },
    set: to => {
      at = to.getTime();
    },
  };
}

/** The calendar day `YYYY-MM-DD` of an instant in an IANA time zone. */
export function dayIn(timeZone: string, at: Date): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  dayFormats.set(timeZone, format);
  return format.format(at);
}

const MINUTE_MS = 60_000;
/** No day is longer: that clocks are set back is in it. */
const DAY_MINUTES_AT_MOST = 26 * 60;

/** The instant at which the next calendar day begins in an IANA time zone: at midnight, or where clocks skip that, when they go on. */
export function nextDayIn(timeZone: string, at: Date): Date {
  const today = dayIn(timeZone, at);
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  let [before, after] = [minute, minute + DAY_MINUTES_AT_MOST];
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(between * MINUTE_MS)) === today) before = between;
    else after = between;
  }
  return new Date(after * MINUTE_MS);
}

// Made once a zone: making one takes a hundred times as long as using it.
const dayFormats = new Map<string, Intl.DateTimeFormat>();
