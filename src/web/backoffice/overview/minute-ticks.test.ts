import { expect, test } from 'vitest';
import { minuteTicks } from './minute-ticks.ts';

test.each([
  [0, [0, 5]],
  [18, [0, 5, 10, 15, 20]],
  [110, [0, 30, 60, 90, 120]],
  [200, [0, 60, 120, 180, 240]],
  [600, [0, 180, 360, 540, 720]],
  [1_300, [0, 360, 720, 1_080, 1_440]],
  [500_000, [0, 125_280, 250_560, 375_840, 501_120]],
])(
  'the axis up to %d minutes has lines at %j, and beyond two hours only at whole hours (spec D5.10)',
  (highest, ticks) => {
    expect(minuteTicks(highest)).toEqual(ticks);
  },
);
