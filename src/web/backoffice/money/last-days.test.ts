import { expect, test } from 'vitest';
import { lastDays } from './last-days.ts';

test('a suggested period ends today and includes both of its days (spec D5.10)', () => {
  const now = new Date('2026-03-02T10:00:00Z');
  expect(lastDays(1, now)).toEqual({ from: '2026-03-02', until: '2026-03-02' });
  expect(lastDays(30, now)).toEqual({ from: '2026-02-01', until: '2026-03-02' });
});
