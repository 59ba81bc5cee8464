/** The time, injected everywhere so that tests set it instead of sleeping. */
export type Clock = {
  /** Now, in UTC. */
  now(): Date;
};

/** The time of this machine. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export function fixedClock(start: Date): Clock & { advance(ms: number): void; set(to: Date): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
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

// Made once a zone: making one takes a hundred times as long as using it.
const dayFormats = new Map<string, Intl.DateTimeFormat>();
