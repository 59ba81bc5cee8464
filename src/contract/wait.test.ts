import { expect, test } from 'vitest';
import { waitOf } from './wait.ts';

test('a wait is rounded up, and is never over before it is', () => {
  expect(waitOf(0)).toEqual({ seconds: 1, minutes: 1, hours: 1 });
  expect(waitOf(60)).toEqual({ seconds: 60, minutes: 1, hours: 1 });
  expect(waitOf(60.2)).toEqual({ seconds: 61, minutes: 2, hours: 1 });
  expect(waitOf(3_601)).toEqual({ seconds: 3_601, minutes: 61, hours: 2 });
});
