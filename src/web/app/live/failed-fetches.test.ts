import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import type { Api } from '#contract/client';
import { ApiError } from '#contract/errors';
import { userQuery } from '../../accounts/user-query.ts';
import { chatsQuery, loadMoreChats } from '../../chats/chats-query.ts';
import { createQueryClient } from '../../data/api.ts';
import { applyEvent } from '../../data/apply-event.ts';
import { invalidateAll } from '../../data/invalidate.ts';
import { STORED_QUERY } from '../../data/query.ts';
import { likesQuery, loadedLikes, loadMoreLikes } from '../../likes/likes-query.ts';
import './cache-writers.ts';
import { catchUp } from './refetch.ts';
import { ServerModel } from './testing/server-model.ts';

const server = { isDown: false };
afterEach(() => {
  server.isDown = false;
});

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** A cache whose calls take 10 ms, and fail while `server.isDown`. */
function openCache(answer: (...call: Parameters<Api>) => unknown) {
  const cache = createQueryClient((async (...call: Parameters<Api>) => {
    const answered = await answer(...call);
    await pause(10);
    if (server.isDown) throw new ApiError('unavailable');
    return answered;
  }) as Api);
  const settle = async () => {
    do await pause(1);
    while (cache.isFetching() > 0);
  };
  return { cache, settle };
}

async function openLists(members: number) {
  const model = new ServerModel(members);
  for (let who = 0; who < members; who++) {
    model.sendMessage(who, false);
    model.like(who, who % 2 ? 'other' : 'me');
  }
  const { cache, settle } = openCache(model.api);
  new InfiniteQueryObserver(cache, chatsQuery()).subscribe(() => {});
  new InfiniteQueryObserver(cache, likesQuery()).subscribe(() => {});
  await settle();
  return { model, cache, settle };
}

async function openUser(user: object) {
  const { cache, settle } = openCache(() => ({ user: structuredClone(user) }));
  new QueryObserver(cache, userQuery()).subscribe(() => {});
  await settle();
  return { cache, settle, shown: () => cache.getQueryData(userQuery().queryKey)?.user };
}

test('an event during a fetch that fails is not written over a later answer (D5.6)', async () => {
  const account = { credits: 5, credits_paid: [] };
  const { cache, settle, shown } = await openUser(account);
  server.isDown = true;
  void cache.refetchQueries();
  applyEvent(cache, { type: 'credits', credits: 4 });
  await settle();
  expect(shown()?.credits).toBe(4);
  server.isDown = false;
  account.credits = 29;
  await cache.refetchQueries();
  await settle();
  expect(shown()?.credits).toBe(29);
});

test('presence that changed while the connection was lost is shown after the connection returns (D5.6)', async () => {
  const { model, cache, settle } = await openLists(3);
  const shown = () => cache.getQueryData(chatsQuery().queryKey)?.pages[0]?.chats[0]?.profile.activity;
  const before = shown();
  server.isDown = true;
  void cache.refetchQueries();
  applyEvent(cache, model.togglePresence(2));
  await settle();
  model.togglePresence(2);
  server.isDown = false;
  catchUp(cache);
  await settle();
  expect(shown()).toBe(before);
});

test('an event does not stop the next page of chats or likes that waits for a running fetch (D5.6)', async () => {
  const { model, cache, settle } = await openLists(9);
  const received = () => loadedLikes(cache)?.profiles.filter(member => member.received).length ?? 0;
  const before = received();
  void cache.refetchQueries();
  const loading = [loadMoreChats(cache), loadMoreLikes(cache, 'received')];
  applyEvent(cache, model.deleteMessage(0, 0) as never);
  applyEvent(cache, { type: 'like', profile: ServerModel.profile(1), by: 'other', matched: false });
  await Promise.all(loading);
  await settle();
  expect(cache.getQueryData(chatsQuery().queryKey)?.pages).toHaveLength(2);
  expect(received()).toBeGreaterThan(before);
});

test('a refetch of everything keeps the data of the browser, such as uploads (D5.6)', async () => {
  const { cache, settle } = openCache(() => null);
  const uploads = { queryKey: ['uploads'], queryFn: () => [] as string[], ...STORED_QUERY };
  cache.setQueryData(uploads.queryKey, ['photo']);
  await invalidateAll(cache);
  new QueryObserver(cache, uploads).subscribe(() => {});
  await settle();
  expect(cache.getQueryData(uploads.queryKey)).toEqual(['photo']);
});
