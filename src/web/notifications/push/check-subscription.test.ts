import { expect, test } from 'vitest';
import { encodeKey } from './application-server-key.ts';
import { type SubscriptionComparison, subscriptionStep } from './check-subscription.ts';

const step = (change: Partial<SubscriptionComparison>) =>
  subscriptionStep({
    capability: 'granted',
    subscribedKey: 'key',
    publicKey: 'key',
    isKnownToServer: true,
    ...change,
  });

test('a subscription that browser and server agree on stays (spec 4.11)', () => {
  expect(step({})).toBe('keep');
  expect(step({ subscribedKey: null, isKnownToServer: false })).toBe('none');
});

test('with another key, or lost by the browser, it is renewed (spec 4.11)', () => {
  expect(step({ publicKey: 'new' })).toBe('renew');
  expect(step({ subscribedKey: null })).toBe('renew');
});

test('after the permission was taken back it ends for browser and server (spec 4.11)', () => {
  for (const capability of ['denied', 'undecided', 'unsupported'] as const) {
    expect(step({ capability })).toBe('end');
    expect(step({ capability, subscribedKey: null })).toBe('end');
  }
});

test('a subscription of an earlier session ends in the browser, so that nobody gets it by logging in (spec 4.11)', () => {
  expect(step({ isKnownToServer: false })).toBe('end_here');
  expect(step({ isKnownToServer: false, publicKey: 'new' })).toBe('end_here');
});

test('keys are compared as base64url without padding', () => {
  expect(encodeKey(new Uint8Array([4, 251, 255, 254]).buffer)).toBe('BPv__g');
  expect(encodeKey(null)).toBeNull();
});
