import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ONLINE_MINUTES, USER_REFETCH_MS, USER_REFETCH_WITH_PUSH_MS } from '#contract/constants';
import { reportPresence } from './report-presence.ts';

const page = { visibilityState: 'visible' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function countReports({ visible = true, isSubscribed = true }): number {
  page.visibilityState = visible ? 'visible' : 'hidden';
  const report = vi.fn();
  const ending = new AbortController();
  reportPresence(report, ending.signal, () => isSubscribed);
  vi.advanceTimersByTime(USER_REFETCH_WITH_PUSH_MS);
  ending.abort();
  vi.advanceTimersByTime(USER_REFETCH_WITH_PUSH_MS);
  return report.mock.calls.length;
}

test('a visible page with a push subscription reports once a minute that the member is here (spec 7.1, D4.8)', () => {
  expect(countReports({})).toBe(5);
  expect(USER_REFETCH_MS).toBeLessThan(ONLINE_MINUTES * 60_000);
});

test('a hidden page, and one that refetches the user every minute, report nothing (spec 7.1, D4.8)', () => {
  expect([countReports({ visible: false }), countReports({ isSubscribed: false })]).toEqual([0, 0]);
});
