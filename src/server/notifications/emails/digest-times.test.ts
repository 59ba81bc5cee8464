import { expect, test } from 'vitest';
import { digestTimes, isoWeekOf } from './digest-times.ts';

const digests = (zone: string, now: string) => {
  const { daily, weekly, nextDaily } = digestTimes(zone, new Date(now));
  return [daily, weekly, nextDaily].map(time => time.toISOString());
};

test.each([
  // 14 March 2026 is a Saturday.
  [
    'Europe/Amsterdam',
    '2026-03-14T12:00:00Z',
    '2026-03-13T17:00:00.000Z',
    '2026-03-12T17:00:00.000Z',
    '2026-03-14T17:00:00.000Z',
  ],
  [
    'Europe/Amsterdam',
    '2026-03-12T16:59:59Z',
    '2026-03-11T17:00:00.000Z',
    '2026-03-05T17:00:00.000Z',
    '2026-03-12T17:00:00.000Z',
  ],
  [
    'Europe/Amsterdam',
    '2026-03-12T17:00:00Z',
    '2026-03-12T17:00:00.000Z',
    '2026-03-12T17:00:00.000Z',
    '2026-03-13T17:00:00.000Z',
  ],
  // Summer time began on 29 March.
  [
    'Europe/Amsterdam',
    '2026-03-29T10:00:00Z',
    '2026-03-28T17:00:00.000Z',
    '2026-03-26T17:00:00.000Z',
    '2026-03-29T16:00:00.000Z',
  ],
  [
    'Europe/Amsterdam',
    '2026-03-29T16:00:00Z',
    '2026-03-29T16:00:00.000Z',
    '2026-03-26T17:00:00.000Z',
    '2026-03-30T16:00:00.000Z',
  ],
  [
    'Asia/Kathmandu',
    '2026-03-12T12:15:00Z',
    '2026-03-12T12:15:00.000Z',
    '2026-03-12T12:15:00.000Z',
    '2026-03-13T12:15:00.000Z',
  ],
  [
    'Pacific/Kiritimati',
    '2026-03-12T04:00:00Z',
    '2026-03-12T04:00:00.000Z',
    '2026-03-12T04:00:00.000Z',
    '2026-03-13T04:00:00.000Z',
  ],
  [
    'America/Los_Angeles',
    '2026-03-13T00:59:00Z',
    '2026-03-12T01:00:00.000Z',
    '2026-03-06T02:00:00.000Z',
    '2026-03-13T01:00:00.000Z',
  ],
])(
  'in %s at %s, daily emails were due at %s, weekly ones at %s, and the next daily ones are at %s (spec D2.48)',
  (zone, now, ...due) => {
    expect(digests(zone, now)).toEqual(due);
  },
);

test.each([
  ['2026-03-14T12:00:00Z', '2026-W11'],
  ['2027-01-01T20:00:00Z', '2026-W53'],
  ['2026-01-02T12:00:00Z', '2026-W01'],
])('the weekly email at %s is the one of week %s', (now, week) => {
  expect(isoWeekOf('Europe/Amsterdam', digestTimes('Europe/Amsterdam', new Date(now)))).toBe(week);
});
