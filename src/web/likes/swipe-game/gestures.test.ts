import { expect, test } from 'vitest';
import { springBack, verdictOf } from './spring.ts';
import { follow, type Mark, speedOf } from './trail.ts';
import { saidBy } from './use-swipe-keys.ts';

test('a third of the card decides, or a flick that goes on the same way', () => {
  const width = 360;
  expect(verdictOf(121, 0, width)).toBe('yes');
  expect(verdictOf(-121, 0, width)).toBe('no');
  expect(verdictOf(119, 0, width)).toBeNull();
  expect(verdictOf(40, 900, width)).toBe('yes');
  expect(verdictOf(-40, -900, width)).toBe('no');
  expect(verdictOf(40, -900, width)).toBeNull();
  expect(verdictOf(10, 2_000, width)).toBeNull();
});

test('how fast a finger let go is told by the last tenth of a second, not by a tremor at its end', () => {
  const walk = (...marks: [x: number, at: number][]) =>
    marks.reduce<Mark[]>((trail, [x, at]) => follow(trail, { x, at }), []);
  // Forty px in half a second, the last four of them within a ms.
  const slow = walk([0, 0], [9, 125], [18, 250], [27, 375], [36, 499], [40, 500]);
  expect(speedOf(slow, 508)).toBeLessThan(600);
  expect(verdictOf(40, speedOf(slow, 508), 360)).toBeNull();
  expect(speedOf(walk([0, 0], [20, 16], [45, 32], [70, 48]), 56)).toBe(1_250);
  // What rested is no flick, however it came there.
  expect(speedOf(walk([0, 0], [35, 16], [70, 32]), 400)).toBe(0);
  expect(speedOf(walk([0, 0], [30, 0]), 0)).toBe(1_875);
});

test('what is let go of springs back to its place within a second, from wherever it was thrown', () => {
  for (const [x, velocity] of [
    [100, 0],
    [-80, -2_000],
    [30, 5_000],
  ] as const) {
    const way = springBack({ x, y: 12 }, velocity);
    expect(way[0]).toEqual({ x, y: 12 });
    expect(way.at(-1)).toEqual({ x: 0, y: 0 });
    expect(way.length).toBeLessThanOrEqual(61);
    expect(Math.max(...way.map(pose => Math.abs(pose.x)))).toBeLessThan(260);
  }
});

test('arrows are no and yes, Backspace and Ctrl or Cmd with Z take back; with Alt they are the browser’s', () => {
  const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const press = (key: string, held: Partial<typeof keys> = {}) => saidBy({ key, ...keys, ...held });
  expect([press('ArrowLeft'), press('ArrowRight'), press('Backspace')]).toEqual(['no', 'yes', 'undo']);
  expect([press('z', { ctrlKey: true }), press('Z', { metaKey: true }), press('z')]).toEqual([
    'undo',
    'undo',
    null,
  ]);
  expect([press('ArrowLeft', { altKey: true }), press('ArrowLeft', { metaKey: true })]).toEqual([null, null]);
});
