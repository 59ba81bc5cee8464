import { expect, test } from 'vitest';
import { checkIntervalMs } from './check-interval.ts';

test('a payment is asked for soon at first, ever more rarely later, and never oftener than the server allows (spec 4)', () => {
  const waits = Array.from({ length: 100 }, (_, asked) => checkIntervalMs(asked));
  expect(waits[0]).toBeLessThanOrEqual(2_000);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  // 600 in a quarter of an hour.
  expect(Math.min(...waits)).toBeGreaterThan(1_500);
});
