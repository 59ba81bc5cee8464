import { expect, test } from 'vitest';
import { agesOf, moved, namedAges, stopOf } from './age-bounds.ts';

test('a range can never be reversed: each end stops at the other (spec 3)', () => {
  const ages = { from: 30, until: 40 };
  expect(moved(ages, 'from', 55)).toEqual({ from: 40, until: 40 });
  expect(moved(ages, 'until', 20)).toEqual({ from: 30, until: 30 });
  expect(moved(ages, 'from', 3)).toEqual({ from: 18, until: 40 });
  expect(moved(ages, 'until', 120)).toEqual({ from: 30, until: 99 });
});

test('an end that does not stay as it was typed has a reason', () => {
  const ages = { from: 30, until: 40 };
  expect([17, 100, 18, 40, 41].map(to => stopOf(ages, 'from', to))).toEqual([
    'edge',
    'edge',
    null,
    null,
    'other',
  ]);
  expect([17, 29, 30, 99].map(to => stopOf(ages, 'until', to))).toEqual(['edge', 'other', null, null]);
});

test('ends that an address holds wrongly are open', () => {
  expect(agesOf('17', 'x')).toEqual({ from: 18, until: 99 });
  expect(agesOf('40', '20')).toEqual({ from: 40, until: 40 });
  expect(agesOf(undefined, '30')).toEqual({ from: 18, until: 30 });
});

test('an end at the edge is not named', () => {
  expect(namedAges({ from: 18, until: 99 })).toEqual({ min_age: undefined, max_age: undefined });
  expect(namedAges({ from: 25, until: 99 })).toEqual({ min_age: '25', max_age: undefined });
});
