import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Call, callAsked, nameOfCall } from './call.ts';
import { getDiscountCode, getWelcomeDiscount } from './discounts.ts';
import { getSettings } from './site.ts';

type Named = Pick<Call, 'method' | 'path' | 'marker' | 'query'>;
const plain: Named = {
  method: 'POST',
  path: '/api/user.php',
  query: z.object({ page: z.optional(z.string()) }),
};
const push: Named = { ...plain, marker: 'push=1', query: z.object({}) };
const read: Named = { ...plain, method: 'GET' };
const readMore: Named = { ...push, method: 'GET', marker: 'more=1' };

describe('of calls on one method and path (spec 7)', () => {
  test('the one whose marker the query carries is asked', () => {
    expect(callAsked([plain, push], { push: '1' })).toBe(push);
  });

  test.each([[{}], [{ page: '1' }]])('%o asks the one without', query => {
    expect(callAsked([push, plain], query)).toBe(plain);
  });

  test.each([[{ push: '2' }], [{ push: ['1', '1'] }], [{ pull: '1' }], [{ push: '1', page: '1' }]])(
    '%o asks none: a parameter that the call does not declare may have meant another one',
    query => {
      expect(callAsked([push, plain], query)).toBeUndefined();
    },
  );

  test('a write is asked with its own parameters alone, without any marker beside it', () => {
    expect(callAsked([plain], { page: '1' })).toBe(plain);
    expect(callAsked([plain], { push: '1' })).toBeUndefined();
  });

  test('a read may carry what it does not know, unless a marker makes another read of it', () => {
    expect(callAsked([read], { utm_source: 'mail' })).toBe(read);
    expect(callAsked([read, readMore], { utm_source: 'mail' })).toBeUndefined();
  });

  test('settings and discount codes take the query of a page as it is', () => {
    const query = { utm_source: 'mail', welcome: 'yes' };
    expect(callAsked([getSettings], query)).toBe(getSettings);
    expect(callAsked([getDiscountCode, getWelcomeDiscount], query)).toBe(getDiscountCode);
  });

  test('none is asked where each has a marker and the query has none', () => {
    expect(callAsked([push], {})).toBeUndefined();
  });

  test('each has a name of its own', () => {
    expect([plain, push].map(nameOfCall)).toEqual(['POST /api/user.php', 'POST /api/user.php?push=1']);
  });
});
