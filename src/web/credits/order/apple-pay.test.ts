import { afterEach, expect, test, vi } from 'vitest';
import { canApplePay, worksHere } from './apple-pay.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['there is no such thing', undefined, false],
  ['it has a card', { canMakePayments: () => true }, true],
  ['it has none', { canMakePayments: () => false }, false],
  [
    'the page is not secure',
    {
      canMakePayments: () => {
        throw new Error('insecure');
      },
    },
    false,
  ],
])('Apple Pay where %s (spec 3.10)', (_, session, can) => {
  vi.stubGlobal('ApplePaySession', session);
  expect(canApplePay()).toBe(can);
  expect([worksHere('applepay', can), worksHere('ideal', can)]).toEqual([can, true]);
});
