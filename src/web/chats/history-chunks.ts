import type { GroupedEntry, HistoryDay } from './history-days.ts';

/** Messages that the browser lays out or skips together (decision 0122). */
type HistoryChunkData = { key: string; entries: GroupedEntry[] };
type ChunkedDay = { day: string; at: string; chunks: HistoryChunkData[] };

/** So few messages that the browser can lay them out between two screen updates. */
const CHUNK_SIZE = 30;

/** Chunks depend on `seq`, so that new messages do not move others between chunks. */
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

/** Checks only fields of `before`, so `isSameEntry` calls this in both directions. */
const hasSameFields = (before: GroupedEntry, after: GroupedEntry): boolean =>
  Object.entries(before).every(([field, value]) => after[field as keyof GroupedEntry] === value);
