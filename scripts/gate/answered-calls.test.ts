import { describe, expect, test } from 'vitest';
import { login } from '../../src/contract/accounts.ts';
import type { ErrorCode } from '../../src/contract/errors.ts';
import { checkSignup, signup } from '../../src/contract/signup.ts';
import { untestedAnswers } from './answered-calls.ts';

const possibleErrors: ErrorCode[] = [...login.errors, 'generic', 'invalid_input'];
const calls = [{ call: login, possibleErrors }];
const complete = ['POST /api/user.php 200 -', ...login.errors.map(code => `POST /api/user.php 403 ${code}`)];

describe('the check that every call is tested', () => {
  test('reports nothing when success and every declared error were recorded', () => {
    expect(untestedAnswers(calls, complete)).toEqual([]);
  });

  test('reports a call that never succeeded', () => {
    expect(untestedAnswers(calls, complete.slice(1))).toEqual([
      'POST /api/user.php was never answered with success',
    ]);
  });

  test('reports each declared error that never occurred', () => {
    const gaps = untestedAnswers(
      calls,
      complete.filter(line => !/login_blocked|account_banned/.test(line)),
    );
    expect(gaps).toEqual([
      'POST /api/user.php was never refused with login_blocked',
      'POST /api/user.php was never refused with account_banned',
    ]);
  });

  test('reports an error that occurred but is not declared', () => {
    expect(
      untestedAnswers(calls, [
        ...complete,
        'POST /api/user.php 422 invalid_input',
        'POST /api/user.php 403 blocked_by_member',
      ]),
    ).toEqual(['POST /api/user.php was refused with blocked_by_member, which it does not declare']);
  });

  test('distinguishes two calls with the same path by their marker', () => {
    const twoCalls = [checkSignup, signup].map(call => ({
      call: { ...call, errors: [] },
      possibleErrors: [],
    }));
    expect(untestedAnswers(twoCalls, ['POST /api/signup.php?check=1 200 -'])).toEqual([
      'POST /api/signup.php was never answered with success',
    ]);
  });

  test('counts neither another method nor a redirect as success', () => {
    const loginOnly = [{ call: { ...login, errors: [] }, possibleErrors: [] }];
    expect(untestedAnswers(loginOnly, ['GET /api/user.php 200 -', 'POST /api/user.php 302 -'])).toHaveLength(
      1,
    );
  });
});
