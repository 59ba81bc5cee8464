import { expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts';
import { ApiError } from '#contract/errors';
import { createQueryClient } from '../../data/api.ts';
import { mayOpen } from './time-bonus-countdown.tsx';
import { type ReceivedDiscount, timeBonusEnd, timeBonusIn, timeBonusQuery } from './time-bonus-query.ts';

const user = (fields: Partial<User> = {}) =>
  ({ credits: 0, paid_user: false, signup_date: new Date().toISOString(), dismissed: {}, ...fields }) as User;
const discount = {
  code: 'TIMEBONUS25',
  value_percentage: 25,
  expires_in: 90,
  receivedAt: 5_000,
} as ReceivedDiscount;

test('a free member with the time bonus has it (spec 4.12)', () => {
  expect(timeBonusIn(user(), discount)).toEqual({ percentage: 25, seconds: 90, receivedAt: 5_000 });
});

test.each([
  ['logged out', null, discount],
  ['who has paid', user({ paid_user: true }), discount],
  ['without a bonus', user(), null],
  ['before it was asked for', user(), undefined],
  ['whose four hours are over', user(), { ...discount, expires_in: 0 }],
  ['with another code of the operator', user(), { ...discount, code: 'FRIEND', expires_in: null }],
])('none: %s (spec 4.12)', (_who, member, received) => {
  expect(timeBonusIn(member, received)).toBeNull();
});

test('the remaining time counts from the arrival of the answer, whatever the clock of the device', () => {
  expect(timeBonusEnd({ percentage: 25, seconds: 90, receivedAt: 5_000 })).toBe(95_000);
});

test.each([
  [true, { credits: 0 }, true],
  [false, { credits: 1 }, true],
  [false, { credits: 0 }, false],
  [false, { credits: 0, dismissed: { time_bonus_modal: '2026-03-14T12:00:00.000Z' } }, true],
  [true, { credits: 0, dismissed: { time_bonus: '2026-03-14T12:00:00.000Z' } }, true],
])('the modal may open: %s for %o with a bonus: %s (spec 4.12)', (opens, changes, hasTimeBonus) => {
  expect(mayOpen(user(changes), hasTimeBonus)).toBe(opens);
});

const askAs = (member: User, api = vi.fn(async () => discount)) => ({
  api,
  answer: createQueryClient(api as never).fetchQuery(timeBonusQuery(member)),
});

test('a failure is ignored (spec 7.6)', async () => {
  const failing = vi.fn(async () => Promise.reject(new ApiError('unavailable')));
  expect(await askAs(user(), failing as never).answer).toBeNull();
});

test('nothing is fetched for a premium member or one who signed up long ago', async () => {
  for (const member of [user({ paid_user: true }), user({ signup_date: '2020-01-01T00:00:00.000Z' })]) {
    const { api, answer } = askAs(member);
    expect(await answer).toBeNull();
    expect(api).not.toHaveBeenCalled();
  }
});
