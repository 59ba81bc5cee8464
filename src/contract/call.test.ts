import { describe, expect, test } from 'vitest';
import { type Call, callAsked, nameOfCall } from './call.ts';

type Named = Pick<Call, 'method' | 'path' | 'marker'>;
const plain: Named = { method: 'POST', path: '/api/user.php' };
const push: Named = { ...plain, marker: 'push=1' };

describe('of calls on one method and path (spec 7)', () => {
  test('the one whose marker the query carries is asked', () => {
    expect(callAsked([plain, push], { push: '1' })).toBe(push);
  });

  test.each([[{}], [{ push: '2' }], [{ push: ['1', '1'] }], [{ page: '1' }]])(
    '%o asks the one without',
    query => {
      expect(callAsked([push, plain], query)).toBe(plain);
    },
  );

  test('none is asked where each has a marker and the query has none', () => {
    expect(callAsked([push], {})).toBeUndefined();
  });

  test('each has a name of its own', () => {
    expect([plain, push].map(nameOfCall)).toEqual(['POST /api/user.php', 'POST /api/user.php?push=1']);
  });
});
