import type { GroupedEntry, HistoryDay } from './history-days.ts';

/** Messages that are laid out together, and not at all while far from the viewport (ADR 0122). */
export type HistoryChunkData = { key: string; entries: GroupedEntry[] };
export type ChunkedDay = { day: string; at: string; chunks: HistoryChunkData[] };

/** Small enough to lay out within a frame, large enough that thousands of messages make hundreds of boxes. */
const CHUNK_SIZE = 30;

/**
 * The messages of each day in chunks. Bounds depend on `seq`, so that messages added at either end move none to
 * another chunk; an unsent message is put where its `seq` will most likely be.
 */
export function chunksOf(days: HistoryDay[]): ChunkedDay[] {
  let seq = 0;
  return days.map(({ day, entries }) => {
    const chunks: HistoryChunkData[] = [];
    for (const entry of entries) {
      seq = entry.seq ?? seq + 1;
      const key = String(Math.floor(seq / CHUNK_SIZE));
      const last = chunks.at(-1);
      if (last?.key === key) last.entries.push(entry);
      else chunks.push({ key, entries: [entry] });
    }
    return { day, at: entries[0]?.at ?? '', chunks };
  });
}

/** Whether two renderings of a chunk would be equal. */
export const isSameChunk = (one: GroupedEntry[], other: GroupedEntry[]): boolean =>
  one.length === other.length && one.every((entry, index) => isSameEntry(entry, other[index]));

const isSameEntry = (one: GroupedEntry, other: GroupedEntry | undefined): boolean =>
  other !== undefined && hasSameFields(one, other) && hasSameFields(other, one);

/** Some fields exist on unsent messages only. */
const hasSameFields = (one: GroupedEntry, other: GroupedEntry): boolean =>
  Object.entries(one).every(([field, value]) => other[field as keyof GroupedEntry] === value);
