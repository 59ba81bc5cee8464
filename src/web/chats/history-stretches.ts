import type { Day, Placed } from './history-days.ts';

/** Messages that are laid out together, and not at all while they are far from view (ADR 0122). */
export type Stretch = { key: string; entries: Placed[] };
export type StretchedDay = { day: string; at: string; stretches: Stretch[] };

/** Few enough that one is laid out within a frame, many enough that thousands of messages are some hundreds of boxes. */
const TOGETHER = 30;

/**
 * The messages of each day in stretches. Bounds hang on `seq`, so that what comes at either end moves no message from one stretch to
 * another; one that is on its way stands where it will most likely get its place.
 */
export function stretchesOf(days: Day[]): StretchedDay[] {
  let place = 0;
  return days.map(({ day, entries }) => {
    const stretches: Stretch[] = [];
    for (const entry of entries) {
      place = entry.seq ?? place + 1;
      const key = String(Math.floor(place / TOGETHER));
      const last = stretches.at(-1);
      if (last?.key === key) last.entries.push(entry);
      else stretches.push({ key, entries: [entry] });
    }
    return { day, at: entries[0]?.at ?? '', stretches };
  });
}

/** Whether two renderings of a stretch would be the same: only those that changed are rendered. */
export const isSameStretch = (one: Placed[], other: Placed[]): boolean =>
  one.length === other.length && one.every((entry, index) => isSameEntry(entry, other[index]));

const isSameEntry = (one: Placed, other: Placed | undefined): boolean =>
  other !== undefined && holds(one, other) && holds(other, one);

/** Some fields stand on one that is on its way alone. */
const holds = (one: Placed, other: Placed): boolean =>
  Object.entries(one).every(([field, value]) => other[field as keyof Placed] === value);
