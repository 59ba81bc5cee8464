import { expect, test } from 'vitest';
import { encodeKey } from './application-server-key.ts';
import { type SubscriptionComparison, subscriptionStep } from './check-subscription.ts';

const step = (change: Partial<SubscriptionComparison>) =>
  subscriptionStep({
    capability: 'granted',
    subscribedKey: 'key',
    publicKey: 'key',
    endpoint: 'one',
    postedEndpoint: 'one',
    isKnownToServer: true,
    ...change,
  });
const lost = { subscribedKey: null, endpoint: null };

test('a subscription that browser and server agree on stays (spec 4.11)', () => {
  expect(step({})).toBe('keep');
  expect(step({ ...lost, postedEndpoint: null, isKnownToServer: false })).toBe('none');
});

test('another endpoint than the one posted last is posted, also when the push service ended the one before (spec 4.11)', () => {
  expect(step({ endpoint: 'two' })).toBe('post');
  expect(step({ postedEndpoint: null })).toBe('post');
  expect(step({ endpoint: 'two', isKnownToServer: false })).toBe('post');
});

test('with another key, or lost by browser or push service, it is renewed (spec 4.11)', () => {
  expect(step({ publicKey: 'new' })).toBe('renew');
  expect(step(lost)).toBe('renew');
  expect(step({ isKnownToServer: false })).toBe('renew');
  expect(step({ ...lost, isKnownToServer: false })).toBe('renew');
});

test('after the permission was taken back it ends for browser and server (spec 4.11)', () => {
  for (const capability of ['denied', 'undecided', 'unsupported'] as const) {
    expect(step({ capability })).toBe('end');
    expect(step({ capability, ...lost })).toBe('end');
    expect(step({ capability, endpoint: 'two' })).toBe('end');
  }
});

test('a subscription of an earlier session ends in the browser, so that nobody gets it by logging in (spec 4.11)', () => {
  const earlier = { postedEndpoint: null, isKnownToServer: false };
  expect(step(earlier)).toBe('end_here');
  expect(step({ ...earlier, publicKey: 'new' })).toBe('end_here');
});

test('keys are compared as base64url without padding', () => {
  expect(encodeKey(new Uint8Array([4, 251, 255, 254]).buffer)).toBe('BPv__g');
  expect(encodeKey(null)).toBeNull();
});
