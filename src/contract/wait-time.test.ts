import { expect, test } from 'vitest';
import { toWaitTime } from './wait-time.ts';

test('a wait time is rounded up to at least one', () => {
  expect(toWaitTime(0)).toEqual({ seconds: 1, minutes: 1, hours: 1 });
  expect(toWaitTime(60)).toEqual({ seconds: 60, minutes: 1, hours: 1 });
  expect(toWaitTime(60.2)).toEqual({ seconds: 61, minutes: 2, hours: 1 });
  expect(toWaitTime(3_601)).toEqual({ seconds: 3_601, minutes: 61, hours: 2 });
});
