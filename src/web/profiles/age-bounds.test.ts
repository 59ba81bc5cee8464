import { expect, test } from 'vitest';
import { agesToParams, parseAges, stopReason, withMovedEnd } from './age-bounds.ts';

test('a range can never be reversed: each end stops at the other (spec 3.16)', () => {
  const ages = { from: 30, until: 40 };
  expect(withMovedEnd(ages, 'from', 55)).toEqual({ from: 40, until: 40 });
  expect(withMovedEnd(ages, 'until', 20)).toEqual({ from: 30, until: 30 });
  expect(withMovedEnd(ages, 'from', 3)).toEqual({ from: 18, until: 40 });
  expect(withMovedEnd(ages, 'until', 120)).toEqual({ from: 30, until: 99 });
});

test('an end that is adjusted has a reason', () => {
  const ages = { from: 30, until: 40 };
  expect([17, 100, 18, 40, 41].map(to => stopReason(ages, 'from', to))).toEqual([
    'edge',
    'edge',
    null,
    null,
    'other',
  ]);
  expect([17, 29, 30, 99].map(to => stopReason(ages, 'until', to))).toEqual(['edge', 'other', null, null]);
});

test('invalid ends in an address are open', () => {
  expect(parseAges('17', 'x')).toEqual({ from: 18, until: 99 });
  expect(parseAges('40', '20')).toEqual({ from: 40, until: 40 });
  expect(parseAges(undefined, '30')).toEqual({ from: 18, until: 30 });
});

test('an end at the limit is left out of the address', () => {
  expect(agesToParams({ from: 18, until: 99 })).toEqual({ min_age: undefined, max_age: undefined });
  expect(agesToParams({ from: 25, until: 99 })).toEqual({ min_age: '25', max_age: undefined });
});
