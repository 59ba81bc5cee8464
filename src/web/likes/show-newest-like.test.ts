import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#contract/client';
import { LIKES_RELOAD_DELAY_MS } from '#contract/constants';
import { setSessionEndReason } from '../accounts/tab-session.ts';
import { userQuery } from '../accounts/user-query.ts';
import { whenInView } from '../ui/when-in-view.ts';
import { likesQuery } from './likes-query.ts';
import { overlayDelay, showNewest } from './show-newest-like.ts';

let cache: QueryClient;
const fetchLikes = vi.fn(async () => ({}));
const newest = { id: 'wout', matched: false };
const api = (async () => newest) as unknown as Api;
const waiting = () => cache.getQueryData(['like-overlays']);

beforeEach(async () => {
  vi.useFakeTimers();
  cache = new QueryClient();
  const options = {
    queryKey: likesQuery().queryKey,
    queryFn: fetchLikes,
    staleTime: Number.POSITIVE_INFINITY,
  };
  new QueryObserver(cache, options).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  fetchLikes.mockClear();
});
afterEach(() => {
  cache.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the likes are reloaded 500 ms after the newest was requested, once, and not sooner (spec 7.5)', async () => {
  await showNewest(api, cache, { path: '/members' });
  await vi.advanceTimersByTimeAsync(LIKES_RELOAD_DELAY_MS - 1);
  expect(fetchLikes).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchLikes).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchLikes).toHaveBeenCalledOnce();
});

test('they are also reloaded when there is none or the request failed, but not during a logout', async () => {
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

test('the parameter t delays the newest like', async () => {
  await showNewest(api, cache, { delay: 2_500, path: '/members' });
  await vi.advanceTimersByTimeAsync(2_499);
  expect(waiting()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting()).toEqual([{ ...newest, by: 'earlier' }]);
});

test('a member who logs in meanwhile does not see the previous member’s like', async () => {
  const memberIs = (id: string) =>
    cache.setQueryData(userQuery().queryKey, { user: { profile: { id } } } as never);
  memberIs('jelle');
  await showNewest(api, cache, { delay: 2_500, path: '/members' });
  memberIs('bas');
  await vi.advanceTimersByTimeAsync(2_500);
  expect(waiting()).toBeUndefined();
});

test('the delay is an hour at most', () => {
  expect(['?t=2.5', '?t=1e9', '?t=-1', '?t=x', ''].map(overlayDelay)).toEqual([2_500, 3_600_000, 0, 0, 0]);
});

test.each(['/likes', '/likes/received', '/likes/matches'])(
  'on %s, which lists the liker, nothing is shown over the page, nor on the next one (spec 2.6)',
  async path => {
    await showNewest(api, cache, { delay: 100, path });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting()).toBeUndefined();
    expect(fetchLikes).toHaveBeenCalledOnce();
  },
);

test('of several tabs the visible one requests the newest like, the others once they become visible', () => {
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
