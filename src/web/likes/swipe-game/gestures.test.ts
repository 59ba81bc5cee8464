import { expect, test } from 'vitest';
import { springBack, verdictOf } from './spring.ts';
import { appendToTrail, releaseSpeed, type TrailPoint } from './use-drag.ts';
import { decisionOfKey } from './use-swipe-keys.ts';

test('a drag by a third of the card decides, or a flick in the same direction', () => {
  const width = 360;
  expect(verdictOf(121, 0, width)).toBe('yes');
  expect(verdictOf(-121, 0, width)).toBe('no');
  expect(verdictOf(119, 0, width)).toBeNull();
  expect(verdictOf(40, 900, width)).toBe('yes');
  expect(verdictOf(-40, -900, width)).toBe('no');
  expect(verdictOf(40, -900, width)).toBeNull();
  expect(verdictOf(10, 2_000, width)).toBeNull();
});

test('the release speed is measured over the last tenth of a second, not by a tremor at the end', () => {
  const walk = (...marks: [x: number, at: number][]) =>
    marks.reduce<TrailPoint[]>((trail, [x, at]) => appendToTrail(trail, { x, at }), []);
  const slow = walk([0, 0], [9, 125], [18, 250], [27, 375], [36, 499], [40, 500]);
  expect(releaseSpeed(slow, 508)).toBeLessThan(600);
  expect(verdictOf(40, releaseSpeed(slow, 508), 360)).toBeNull();
  expect(releaseSpeed(walk([0, 0], [20, 16], [45, 32], [70, 48]), 56)).toBe(1_250);
  // The finger rested for 400 - 32 = 368 ms. Only the last 100 ms count, so the speed is 0.
  expect(releaseSpeed(walk([0, 0], [35, 16], [70, 32]), 400)).toBe(0);
  expect(releaseSpeed(walk([0, 0], [30, 0]), 0)).toBe(1_875);
});

test('a released card springs back within a second, from any position and speed', () => {
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

test('arrows are no and yes, Backspace and Ctrl or Cmd with Z undo; with Alt they are left to the browser', () => {
  const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const press = (key: string, held: Partial<typeof keys> = {}) => decisionOfKey({ key, ...keys, ...held });
  expect([press('ArrowLeft'), press('ArrowRight'), press('Backspace')]).toEqual(['no', 'yes', 'undo']);
  expect([press('z', { ctrlKey: true }), press('Z', { metaKey: true }), press('z')]).toEqual([
    'undo',
    'undo',
    null,
  ]);
  expect([press('ArrowLeft', { altKey: true }), press('ArrowLeft', { metaKey: true })]).toEqual([null, null]);
});
