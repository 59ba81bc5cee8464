import { expect, test } from 'vitest';
import type { Placed } from './history-days.ts';
import { isSameStretch, stretchesOf } from './history-stretches.ts';

const placed = (seq: number | null, key = `m${seq}`) => ({ key, seq, at: '2026-05-01T12:00:00Z' }) as Placed;
const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => placed(from + index));
const keysIn = (entries: Placed[]) =>
  new Map(
    stretchesOf([{ day: '2026-05-01', entries }]).flatMap(({ stretches }) =>
      stretches.flatMap(stretch => stretch.entries.map(({ key }) => [key, stretch.key] as const)),
    ),
  );

test('no stretch is longer than 30, and none loses or repeats a message', () => {
  const [day] = stretchesOf([{ day: '2026-05-01', entries: run(17, 116) }]);
  expect(Math.max(...(day?.stretches ?? []).map(({ entries }) => entries.length))).toBe(30);
  expect(day?.stretches.flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual(
    run(17, 116).map(({ seq }) => seq),
  );
});

test('what comes at either end moves no message to another stretch', () => {
  const before = keysIn(run(50, 99));
  const after = keysIn(run(1, 140));
  for (const [key, stretch] of before) expect(after.get(key)).toBe(stretch);
});

test('a message on its way stands where it stays once it has its place', () => {
  for (const last of [28, 29, 30, 31]) {
    const waiting = keysIn([...run(1, last), placed(null, 'one'), placed(null, 'two')]);
    const arrived = keysIn([...run(1, last), placed(last + 1, 'one'), placed(last + 2, 'two')]);
    expect(waiting).toEqual(arrived);
  }
});

test('a stretch is rendered anew only where one of its messages changed', () => {
  expect(isSameStretch(run(1, 3), run(1, 3))).toBe(true);
  expect(isSameStretch(run(1, 3), run(1, 4))).toBe(false);
  expect(isSameStretch(run(1, 3), [placed(1), placed(2), { ...placed(3), state: 'read' }])).toBe(false);
});
