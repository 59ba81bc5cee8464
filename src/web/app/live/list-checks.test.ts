import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { chatsQuery, checkChats, loadMoreChats } from '../../chats/chats-query.ts';
import { createQueryClient } from '../../data/api.ts';
import { applyEvent } from '../../data/apply-event.ts';
import {
  checkLikes,
  type LoadedLikes,
  likesInList,
  likesQuery,
  loadedLikes,
  loadMoreLikes,
} from '../../likes/likes-query.ts';
import './cache-writers.ts';
import { ServerModel } from './testing/server-model.ts';

const MEMBERS = 20;

async function openAll() {
  const model = new ServerModel(MEMBERS);
  for (let who = 0; who < MEMBERS; who++) {
    model.sendMessage(who, false);
    model.like(who, 'other');
  }
  const cache = createQueryClient(model.api);
  cache.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  new InfiniteQueryObserver(cache, chatsQuery()).subscribe(() => {});
  new InfiniteQueryObserver(cache, likesQuery()).subscribe(() => {});
  const settle = async () => {
    do await new Promise(resolve => setTimeout(resolve, 1));
    while (cache.isFetching() > 0);
  };
  await settle();
  while (chatsIn(cache)?.next) await loadMoreChats(cache);
  while (loadedLikes(cache)?.next.received) await loadMoreLikes(cache, 'received');
  const look = async (at: typeof checkChats) => {
    const { calls } = model;
    await at(cache);
    await settle();
    return model.calls - calls;
  };
  return { model, look, cache };
}

const chatsIn = (cache: QueryClient) =>
  new InfiniteQueryObserver(cache, { ...chatsQuery(), enabled: false }).getCurrentResult().data;
const chatWith = (cache: QueryClient, who: number) =>
  chatsIn(cache)?.chats.find(({ conversation: { id } }) => id === ServerModel.conversation(who));

test('one check fetches two of ten pages of each list if nothing was missed (spec 7.8)', async () => {
  const { look, cache } = await openAll();
  const [chats, likes] = [chatsIn(cache), loadedLikes(cache)];
  for (let minute = 0; minute < 12; minute++)
    expect([await look(checkChats), await look(checkLikes)]).toEqual([2, 2]);
  expect([chatsIn(cache), loadedLikes(cache)]).toEqual([chats, likes]);
});

test('a message, a deletion or a like without an event appears within a minute, wherever it belongs', async () => {
  const { model, look, cache } = await openAll();
  model.sendMessage(3, false);
  model.like(5, 'me');
  expect([await look(checkChats), await look(checkLikes)].every(calls => calls > 10)).toBe(true);
  expect(chatsIn(cache)?.chats[0]).toEqual(chatWith(cache, 3));
  expect(loadedLikes(cache)?.counts.matches.all).toBe(1);
  model.deleteChat(0);
  await look(checkChats);
  expect(chatWith(cache, 0)).toBeUndefined();
});

test('changes that no list count shows are found within as many minutes as pages are loaded', async () => {
  const { model, look, cache } = await openAll();
  model.deliver(1);
  model.togglePresence(2);
  for (let minute = 0; minute < 10; minute++) {
    await look(checkChats);
    await look(checkLikes);
  }
  expect(chatWith(cache, 1)?.conversation.delivered_to_other_seq).toBe(1);
  expect(chatWith(cache, 2)?.profile.activity).toBe('active');
  const liked = loadedLikes(cache)?.profiles.find(({ id }) => id === ServerModel.profile(2));
  expect(liked?.activity).toBe('active');
});

test('a page wanted during a refetch is loaded after it, and keeps an event that arrives meanwhile', async () => {
  const model = new ServerModel(MEMBERS);
  for (let who = 0; who < MEMBERS; who++) {
    model.sendMessage(who, false);
    model.like(who, 'other');
  }
  const cache = createQueryClient(model.api);
  await Promise.all([cache.fetchInfiniteQuery(chatsQuery()), cache.fetchInfiniteQuery(likesQuery())]);
  void cache.fetchInfiniteQuery({ ...chatsQuery(), staleTime: 0 });
  void cache.fetchInfiniteQuery({ ...likesQuery(), staleTime: 0 });
  const loads = [loadMoreChats(cache), loadMoreLikes(cache, 'received')];
  const isLoadingMore = () => cache.getQueryState(chatsQuery().queryKey)?.fetchMeta;
  while (!isLoadingMore()) await new Promise(resolve => setTimeout(resolve, 0));
  applyEvent(cache, model.deliver(MEMBERS - 1));
  await Promise.all(loads);
  expect(chatsIn(cache)?.chats).toHaveLength(4);
  expect(chatsIn(cache)?.chats[0]?.conversation.delivered_to_other_seq).toBe(1);
  expect(likesInList(loadedLikes(cache) as LoadedLikes, 'received')).toHaveLength(4);
});

test('an unloaded list is not checked', async () => {
  const model = new ServerModel(1);
  const cache = createQueryClient(model.api);
  await checkChats(cache);
  await checkLikes(cache);
  expect(model.calls).toBe(0);
});
