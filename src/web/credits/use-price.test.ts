import { expect, test } from 'vitest';
import { minimumPrice } from './use-price.ts';

test.each([
  ['one credit out of a bundle', 1, { costs: 7_999, credits: 100 }, 80],
  ['ten, rounded once and not each', 10, { costs: 7_999, credits: 100 }, 800],
  [
    'a photo where the operator stored the price of a message of three credits',
    2,
    { costs: 100, credits: 3 },
    67,
  ],
])('%s has its lowest price in money, rounded up (spec D5.1)', (_, credits, least, money) => {
  expect(minimumPrice(credits, least)).toBe(money);
});
