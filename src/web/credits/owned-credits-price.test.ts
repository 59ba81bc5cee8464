import { expect, test } from 'vitest';
import { priceOfOwnedCredits } from './use-price.ts';

const free = { credits: 2, amount: 0, currency: null } as const;
const ten = { credits: 10, amount: 999, currency: 'EUR' } as const;
const hundred = { credits: 100, amount: 7_999, currency: 'EUR' } as const;
const pounds = { credits: 10, amount: 899, currency: 'GBP' } as const;

test.each([
  ['one that was given', [free, ten], 12, 1, { amount: 0, currency: null }],
  ['one that was bought, rounded up', [ten], 10, 1, { amount: 100, currency: 'EUR' }],
  [
    'one of the first bundle, not of the cheaper later one',
    [ten, hundred],
    110,
    1,
    { amount: 100, currency: 'EUR' },
  ],
  ['one of the second, since the first is spent', [ten, hundred], 100, 1, { amount: 80, currency: 'EUR' }],
  ['three, of which one was free', [free, ten], 11, 3, { amount: 200, currency: 'EUR' }],
  ['all of a bundle, what it cost', [ten], 10, 10, { amount: 999, currency: 'EUR' }],
  ['more than the member has', [ten], 10, 11, null],
  ['some bought since this was known', [ten], 35, 1, null],
  ['some paid in two currencies', [ten, pounds], 20, 11, null],
  ['none, since the member has none', [], 0, 1, null],
] as const)(
  '%s: the price of owned credits is what the member paid for them (spec D5.1)',
  (_, paid, left, wanted, money) => {
    expect(priceOfOwnedCredits([...paid], left, wanted)).toEqual(money);
  },
);
