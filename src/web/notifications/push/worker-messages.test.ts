import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getChats } from '#contract/chats';
import { getLikes } from '#contract/likes';
import type { ServiceWorkerMessage } from '#contract/push';
import { createQueryClient } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';
import { pushState, resetPushState } from './push-state.ts';
import { listenToWorker } from './worker-messages.ts';

const origin = 'https://lavender.example';
const container = new EventTarget();
const cache = createQueryClient(async () => false as never);
const navigate = vi.fn();
let ending = new AbortController();

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { origin, pathname: '/members', search: '?page=2' });
  ending = new AbortController();
  listenToWorker({ cache, navigate, signal: ending.signal });
});
afterEach(() => {
  ending.abort();
  navigate.mockClear();
  cache.clear();
  resetPushState();
  vi.unstubAllGlobals();
});

const post = (data: ServiceWorkerMessage | unknown) =>
  container.dispatchEvent(Object.assign(new Event('message'), { data }));
const click = (checkUrl: string, openUrl: string) =>
  post({ type: 'NEW_PUSH_CLICK', data: { checkUrl, openUrl } });

test('a click leads the page to the address, unless it shows it already (spec 7.12)', () => {
  click(`${origin}/chats/1`, `${origin}/chats/1`);
  expect(navigate.mock.calls).toEqual([['/chats/1']]);
  navigate.mockClear();
  click(`${origin}/members?page=2`, `${origin}/chats/1`);
  click(`${origin}/members?page=2#top`, `${origin}/chats/1`);
  expect(navigate).not.toHaveBeenCalled();
});

test('a click to another origin does nothing (spec 7.12)', () => {
  click(`${origin}/chats/1`, 'https://evil.example/chats/1');
  click('https://evil.example/members?page=2', '//evil.example');
  post(null);
  post({ type: 'OTHER', data: { checkUrl: '/', openUrl: '/likes' } });
  expect(navigate).not.toHaveBeenCalled();
});

test('a message reloads chats and likes, and is kept as the last one (spec 7.8, 3.17)', () => {
  const keys = [queryKeyOf(getChats), queryKeyOf(getLikes)];
  for (const key of keys) cache.setQueryData(key, {});
  post({
    type: 'NEW_PUSH_MESSAGE',
    message: { title: 'Bram', body: 'Hi', tag: 'chat 1', path: '/chats/1', total: 3 },
  });
  expect(keys.map(key => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  expect(pushState().lastMessage).toMatchObject({ title: 'Bram', total: 3 });
});

test('after the session has ended the page listens no more', () => {
  ending.abort();
  click(`${origin}/chats/1`, `${origin}/chats/1`);
  expect(navigate).not.toHaveBeenCalled();
});
