import { expect, test } from 'vitest';
import { minorUnitsOf, typedAmount } from './money-amount.ts';

test.each([
  ['9,99', 999],
  [' 9.9 ', 990],
  ['12', 1_200],
  ['0,05', 5],
  ['79.99', 7_999],
])('%j is an amount (spec D4.2)', (typed, minor) => {
  expect(minorUnitsOf(typed)).toBe(minor);
});

test.each(['', 'x', '9,999', '-1', '1.000,00', '9,', '1e3'])('%j is no amount (spec D4.2)', typed => {
  expect(minorUnitsOf(typed)).toBeNull();
});

test('an amount is shown as it can be typed, in the way of the reader (spec D4.2, D4.3)', () => {
  const shownIn = (locale: string) => [5, 999, 123_456].map(minor => typedAmount(minor, locale));
  expect(shownIn('en-US')).toEqual(['0.05', '9.99', '1234.56']);
  expect(shownIn('nl-NL')).toEqual(['0,05', '9,99', '1234,56']);
  expect(shownIn('nl-NL').map(minorUnitsOf)).toEqual([5, 999, 123_456]);
});
