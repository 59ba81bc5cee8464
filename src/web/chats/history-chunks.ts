import type { GroupedEntry, HistoryDay } from './history-days.ts';

/** Messages that the browser lays out together, or skips together far from the viewport (decision 0122). */
type HistoryChunkData = { key: string; entries: GroupedEntry[] };
type ChunkedDay = { day: string; at: string; chunks: HistoryChunkData[] };

/** Messages in a chunk: few enough for the browser to lay a chunk out between two screen updates. */
const CHUNK_SIZE = 30;

/** Assigns messages to chunks by their `seq`, so that a new message does not move others between chunks. */
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

export const isSameChunk = (before: GroupedEntry[], after: GroupedEntry[]): boolean =>
  before.length === after.length && before.every((entry, index) => isSameEntry(entry, after[index]));

const isSameEntry = (before: GroupedEntry, after: GroupedEntry | undefined): boolean =>
  after !== undefined && hasSameFields(before, after) && hasSameFields(after, before);

/**
 * Returns true if each field of `before` has an equal value in `after`. The caller also compares the other way
 * round, because only messages in the outbox have the field `delayed`.
 */
const hasSameFields = (before: GroupedEntry, after: GroupedEntry): boolean =>
  Object.entries(before).every(([field, value]) => after[field as keyof GroupedEntry] === value);
