import { expect, test } from 'vitest';
import { minimumPrice } from './minimum-price.ts';

test.each([
  ['one credit out of a bundle', 1, { costs: 7_999, credits: 100 }, 80],
  ['ten, rounded once and not each', 10, { costs: 7_999, credits: 100 }, 800],
  [
    'a photo where the operator said what a message of three credits costs',
    2,
    { costs: 100, credits: 3 },
    67,
  ],
])('%s has the least price in money, never less than is paid (decisions 5.1)', (_, credits, least, money) => {
  expect(minimumPrice(credits, least)).toBe(money);
});
