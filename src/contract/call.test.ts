import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Call, callName, matchCall } from './call.ts';
import { getDiscountCode, getTimeBonus } from './discounts.ts';
import { getSettings } from './site.ts';

type CallIdentity = Pick<Call, 'method' | 'path' | 'marker' | 'query'>;
const plain: CallIdentity = {
  method: 'POST',
  path: '/api/user.php',
  query: z.object({ page: z.optional(z.string()) }),
};
const push: CallIdentity = { ...plain, marker: 'push=1', query: z.object({}) };
const read: CallIdentity = { ...plain, method: 'GET' };
const readMore: CallIdentity = { ...push, method: 'GET', marker: 'more=1' };

describe('several calls on one method and path (spec D3.3)', () => {
  test('the marker in the query selects the call', () => {
    expect(matchCall([plain, push], { push: '1' })).toBe(push);
  });

  test.each([[{}], [{ page: '1' }]])('the query %o selects the call without a marker', query => {
    expect(matchCall([push, plain], query)).toBe(plain);
  });

  test.each([[{ push: '2' }], [{ push: ['1', '1'] }], [{ pull: '1' }], [{ push: '1', page: '1' }]])(
    'the query %o matches no call: an undeclared parameter may have been meant as another marker',
    query => {
      expect(matchCall([push, plain], query)).toBeUndefined();
    },
  );

  test('a write without marked siblings matches only with its own parameters', () => {
    expect(matchCall([plain], { page: '1' })).toBe(plain);
    expect(matchCall([plain], { push: '1' })).toBeUndefined();
  });

  test('a read accepts undeclared parameters, unless another read has a marker', () => {
    expect(matchCall([read], { utm_source: 'mail' })).toBe(read);
    expect(matchCall([read, readMore], { utm_source: 'mail' })).toBeUndefined();
  });

  test('settings and discount codes accept the query of any page', () => {
    const query = { utm_source: 'mail', welcome: 'yes' };
    expect(matchCall([getSettings], query)).toBe(getSettings);
    expect(matchCall([getDiscountCode, getTimeBonus], query)).toBe(getDiscountCode);
  });

  test('no call matches when every call has a marker and the query has none', () => {
    expect(matchCall([push], {})).toBeUndefined();
  });

  test('each call has its own name', () => {
    expect([plain, push].map(callName)).toEqual(['POST /api/user.php', 'POST /api/user.php?push=1']);
  });
});
