import { expect, test } from 'vitest';
import { isShortPeriod, totalsOf } from './revenue-totals.ts';

test('the sums of a period are by currency (spec D5.10)', () => {
  const days = [
    { currency: 'EUR', payments: 1, paid: 999, refunded: 0 },
    { currency: 'PLN', payments: 2, paid: 8_598, refunded: 100 },
    { currency: 'EUR', payments: 0, paid: 0, refunded: 500 },
  ] as const;
  expect(totalsOf(days)).toEqual([
    { currency: 'EUR', payments: 1, paid: 999, refunded: 500 },
    { currency: 'PLN', payments: 2, paid: 8_598, refunded: 100 },
  ]);
});

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-01', '2027-01-01', true],
  ['2026-01-01', '2027-01-03', false],
  ['2026-01-02', '2026-01-01', false],
])('%s to %s is a period of at most a year: %s (spec D5.10)', (from, until, isShort) => {
  expect(isShortPeriod({ from, until })).toBe(isShort);
});
