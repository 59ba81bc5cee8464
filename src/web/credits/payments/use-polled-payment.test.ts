import { expect, test } from 'vitest';
import { checkIntervalMs } from './use-polled-payment.ts';

test('a payment is polled soon at first, then at growing intervals, within the rate limit of the server (spec 4.9)', () => {
  const waits = Array.from({ length: 100 }, (_, asked) => checkIntervalMs(asked));
  expect(waits[0]).toBeLessThanOrEqual(2_000);
  expect(waits).toEqual([...waits].sort((first, other) => first - other));
  // The rate limit is 600 checks in 15 minutes, which is one in 1.5 s.
  expect(Math.min(...waits)).toBeGreaterThan(1_500);
});
