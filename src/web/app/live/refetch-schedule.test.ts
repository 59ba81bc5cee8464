import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { USER_REFETCH_FIRST_MS, USER_REFETCH_MS, USER_REFETCH_WITH_PUSH_MS } from '#contract/constants';
import { scheduleRefetch } from './refetch-schedule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const countRefetches = async (isSubscribed: boolean, ms: number) => {
  const refetch = vi.fn();
  const ending = new AbortController();
  scheduleRefetch(refetch, ending.signal, () => isSubscribed);
  await vi.advanceTimersByTimeAsync(ms);
  ending.abort();
  await vi.advanceTimersByTimeAsync(USER_REFETCH_WITH_PUSH_MS);
  return refetch.mock.calls.length;
};

test('first 5 s after load, then every 60 s, until aborted', async () => {
  expect(await countRefetches(false, USER_REFETCH_FIRST_MS - 1)).toBe(0);
  expect(await countRefetches(false, USER_REFETCH_FIRST_MS)).toBe(1);
  expect(await countRefetches(false, USER_REFETCH_FIRST_MS + 2 * USER_REFETCH_MS)).toBe(3);
});

test('every 300 s with a push subscription', async () => {
  expect(await countRefetches(true, USER_REFETCH_FIRST_MS + USER_REFETCH_WITH_PUSH_MS - 1)).toBe(1);
  expect(await countRefetches(true, USER_REFETCH_FIRST_MS + USER_REFETCH_WITH_PUSH_MS)).toBe(2);
});
