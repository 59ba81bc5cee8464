import { describe, expect, test } from 'vitest';
import { nextDayIn } from '../../platform/clock.ts';
import { shuffled } from './get-cards.ts';
import { quotaOf, swipeDayOf } from './quota.ts';

const at = (zone: string, instant: string) => nextDayIn(zone, new Date(instant)).toISOString();

describe('the day ends at the site’s midnight (spec 9, D2.24)', () => {
  test.each([
    ['an ordinary day', 'Europe/Amsterdam', '2026-03-14T12:00:00Z', '2026-03-14T23:00:00.000Z'],
    ['its last millisecond', 'Europe/Amsterdam', '2026-03-14T22:59:59.999Z', '2026-03-14T23:00:00.000Z'],
    ['its first', 'Europe/Amsterdam', '2026-03-14T23:00:00Z', '2026-03-15T23:00:00.000Z'],
    ['23 hours, clocks go forward', 'Europe/Amsterdam', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00.000Z'],
    ['25 hours, clocks go back', 'Europe/Amsterdam', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z'],
    [
      'in the hour that is there twice',
      'Europe/Amsterdam',
      '2026-10-25T00:30:00Z',
      '2026-10-25T23:00:00.000Z',
    ],
    [
      'where midnight itself is skipped',
      'America/Santiago',
      '2026-09-05T20:00:00Z',
      '2026-09-06T04:00:00.000Z',
    ],
    ['half an hour off', 'Australia/Adelaide', '2026-03-14T12:00:00Z', '2026-03-14T13:30:00.000Z'],
  ])('%s', (_day, zone, now, next) => {
    expect(at(zone, now)).toBe(next);
  });

  test('swipes before and after it are of two days, and those of the repeated hour of one', () => {
    const site = { timeZone: 'Europe/Amsterdam' };
    const day = (instant: string) => swipeDayOf(site, new Date(instant));
    expect([day('2026-03-28T22:59:59Z'), day('2026-03-28T23:00:00Z')]).toEqual(['2026-03-28', '2026-03-29']);
    expect([day('2026-03-29T21:59:59Z'), day('2026-03-29T22:00:00Z')]).toEqual(['2026-03-29', '2026-03-30']);
    expect([day('2026-10-24T22:00:00Z'), day('2026-10-25T22:59:59Z')]).toEqual(['2026-10-25', '2026-10-25']);
  });
});

test('likes are swipes: with two swipes left there are at most two likes left', () => {
  const now = new Date('2026-03-14T12:00:00Z');
  expect(quotaOf({ timeZone: 'UTC' }, now, { swipes: 38, likes: 0 })).toMatchObject({
    swipes_left: 2,
    likes_left: 2,
  });
  expect(quotaOf({ timeZone: 'UTC' }, now, { swipes: 10, likes: 3 })).toMatchObject({
    swipes_left: 30,
    likes_left: 1,
  });
});

test('the shuffle is the same for one member and day, different for others, and keeps all cards', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `card ${index}`);
  expect(shuffled(ids, 'anton monday')).toEqual(shuffled(ids.toReversed(), 'anton monday'));
  expect(shuffled(ids, 'anton monday')).not.toEqual(shuffled(ids, 'anton tuesday'));
  expect(new Set(shuffled(ids, 'bram monday'))).toEqual(new Set(ids));
});
