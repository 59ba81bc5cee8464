import { expect, test } from 'vitest';
import { localTime, usualTimes, utcTime } from './local-times.ts';

test('a time of the form is one moment, in whatever zone the browser is (spec D5.3)', () => {
  const at = new Date('2026-03-14T20:30:00Z');
  expect(utcTime(localTime(at))).toBe(at.toISOString());
  expect(utcTime('')).toBe('');
});

test('a date is proposed for the next full hour, and the question three hours later (spec D5.3)', () => {
  const { starts, due } = usualTimes(new Date('2026-03-14T20:10:00Z'));
  expect([utcTime(starts), utcTime(due)]).toEqual(['2026-03-14T21:00:00.000Z', '2026-03-15T00:00:00.000Z']);
});
