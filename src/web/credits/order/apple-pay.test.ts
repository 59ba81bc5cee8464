import { afterEach, expect, test, vi } from 'vitest';
import { canApplePay, worksHere } from './apple-pay.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the browser does not support it', undefined, false],
  ['the device can pay', { canMakePayments: () => true }, true],
  ['the device cannot pay', { canMakePayments: () => false }, false],
  [
    'the page is not secure',
    {
      canMakePayments: () => {
        throw new Error('insecure');
      },
    },
    false,
  ],
])('whether Apple Pay can be used where %s (spec 3.10)', (_, session, can) => {
  vi.stubGlobal('ApplePaySession', session);
  expect(canApplePay()).toBe(can);
  expect([worksHere('applepay', can), worksHere('ideal', can)]).toEqual([can, true]);
});
