import { expect, test } from 'vitest';
import { chunksOf, isSameChunk } from './history-chunks.ts';
import type { GroupedEntry } from './history-days.ts';

const entryWith = (seq: number | null, key = `m${seq}`) =>
  ({ key, seq, at: '2026-05-01T12:00:00Z' }) as GroupedEntry;
const entriesFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => entryWith(from + index));
const keysIn = (entries: GroupedEntry[]) =>
  new Map(
    chunksOf([{ day: '2026-05-01', entries }]).flatMap(({ chunks }) =>
      chunks.flatMap(chunk => chunk.entries.map(({ key }) => [key, chunk.key] as const)),
    ),
  );

test('no chunk is longer than 30, and no message is lost or repeated', () => {
  const [day] = chunksOf([{ day: '2026-05-01', entries: entriesFrom(17, 116) }]);
  expect(Math.max(...(day?.chunks ?? []).map(({ entries }) => entries.length))).toBe(30);
  expect(day?.chunks.flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual(
    entriesFrom(17, 116).map(({ seq }) => seq),
  );
});

test('messages added at either end move none to another chunk', () => {
  const before = keysIn(entriesFrom(50, 99));
  const after = keysIn(entriesFrom(1, 140));
  for (const [key, chunk] of before) expect(after.get(key)).toBe(chunk);
});

test('an unsent message is in the chunk where it stays once it has a seq', () => {
  for (const last of [28, 29, 30, 31]) {
    const waiting = keysIn([...entriesFrom(1, last), entryWith(null, 'one'), entryWith(null, 'two')]);
    const arrived = keysIn([...entriesFrom(1, last), entryWith(last + 1, 'one'), entryWith(last + 2, 'two')]);
    expect(waiting).toEqual(arrived);
  }
});

test('a chunk is rendered again only if one of its messages changed', () => {
  expect(isSameChunk(entriesFrom(1, 3), entriesFrom(1, 3))).toBe(true);
  expect(isSameChunk(entriesFrom(1, 3), entriesFrom(1, 4))).toBe(false);
  expect(
    isSameChunk(entriesFrom(1, 3), [entryWith(1), entryWith(2), { ...entryWith(3), state: 'read' }]),
  ).toBe(false);
});
