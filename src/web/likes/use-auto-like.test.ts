import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#contract/client';
import { LIKES_RELOAD_DELAY_MS } from '#contract/constants';
import { setSessionEndReason } from '../accounts/session-state.ts';
import { delayIn, showNewest } from './use-auto-like.ts';
import { whenInView } from './when-in-view.ts';

let cache: QueryClient;
const fetchLikes = vi.fn(async () => ({}));
const newest = { id: 'wout', matched: false };
const api = (async () => newest) as unknown as Api;
const waiting = () => cache.getQueryData(['announcements']);

beforeEach(async () => {
  vi.useFakeTimers();
  cache = new QueryClient();
  const options = { queryKey: ['likes'], queryFn: fetchLikes, staleTime: Number.POSITIVE_INFINITY };
  new QueryObserver(cache, options).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  fetchLikes.mockClear();
});
afterEach(() => {
  cache.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the likes are reloaded 500 ms after the newest was asked for, once, and not sooner (section 7)', async () => {
  await showNewest(api, cache, { path: '/members' });
  await vi.advanceTimersByTimeAsync(LIKES_RELOAD_DELAY_MS - 1);
  expect(fetchLikes).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchLikes).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchLikes).toHaveBeenCalledOnce();
});

test('they are reloaded also where nobody is new or the question failed, and not for who is logging out', async () => {
  for (const answer of [async () => null, () => Promise.reject(new Error('no line'))]) {
    fetchLikes.mockClear();
    await showNewest(answer as unknown as Api, cache, { path: '/members' });
    await vi.advanceTimersByTimeAsync(LIKES_RELOAD_DELAY_MS);
    expect(fetchLikes).toHaveBeenCalledOnce();
    expect(waiting()).toBeUndefined();
  }
  fetchLikes.mockClear();
  setSessionEndReason(cache, 'logout');
  await showNewest(api, cache, { path: '/members' });
  await vi.advanceTimersByTimeAsync(LIKES_RELOAD_DELAY_MS);
  expect(fetchLikes).not.toHaveBeenCalled();
});

test('with t the newest is shown so much later', async () => {
  await showNewest(api, cache, { delay: 2_500, path: '/members' });
  await vi.advanceTimersByTimeAsync(2_499);
  expect(waiting()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting()).toEqual([{ ...newest, by: 'news' }]);
});

test('whoever logs in meanwhile is shown nothing of what was asked for another', async () => {
  const memberIs = (id: string) => cache.setQueryData(['user'], { user: { profile: { id } } });
  memberIs('jelle');
  await showNewest(api, cache, { delay: 2_500, path: '/members' });
  memberIs('bas');
  await vi.advanceTimersByTimeAsync(2_500);
  expect(waiting()).toBeUndefined();
});

test('an address delays what is shown by an hour at the most', () => {
  expect(['?t=2.5', '?t=1e9', '?t=-1', '?t=x', ''].map(delayIn)).toEqual([2_500, 3_600_000, 0, 0, 0]);
});

test.each(['/likes', '/likes/received', '/likes/matches'])(
  'on %s, which shows whom it would tell of, nothing is told over the page, and not on the next one either (spec 2)',
  async path => {
    await showNewest(api, cache, { delay: 100, path });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting()).toBeUndefined();
    expect(fetchLikes).toHaveBeenCalledOnce();
  },
);

test('of several tabs the one in view tells of a like, and the others once they come to the fore', () => {
  const tab = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', tab);
  const [act, givenUp] = [vi.fn(), vi.fn()];
  whenInView(act);
  whenInView(givenUp)();
  expect(act).not.toHaveBeenCalled();
  tab.visibilityState = 'visible';
  for (let time = 0; time < 2; time++) tab.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledOnce();
  expect(givenUp).not.toHaveBeenCalled();
});
