import { type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { chatsQuery, loadMoreChats } from '../../chats/chats-query.ts';
import { checkChatList } from '../../chats/list/check-chat-list.ts';
import { createQueryClient } from '../../data/api.ts';
import { likesQuery, loadMoreLikes } from '../../likes/likes-query.ts';
import { verifyLikes } from '../../likes/verify-likes.ts';
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
  for (const query of [chatsQuery(), likesQuery()])
    new QueryObserver(cache, query as unknown as QueryObserverOptions).subscribe(() => {});
  const settle = async () => {
    do await new Promise(resolve => setTimeout(resolve, 1));
    while (cache.isFetching() > 0);
  };
  await settle();
  while (cache.getQueryData(chatsQuery().queryKey)?.next) await loadMoreChats(cache);
  while (cache.getQueryData(likesQuery().queryKey)?.next.received) await loadMoreLikes(cache, 'received');
  const look = async (at: typeof checkChatList) => {
    const { calls } = model;
    await at(cache);
    await settle();
    return model.calls - calls;
  };
  return { model, look, cache };
}

const chatWith = (cache: QueryClient, who: number) =>
  cache
    .getQueryData(chatsQuery().queryKey)
    ?.chats.find(({ conversation: { id } }) => id === ServerModel.conversation(who));
const likesIn = (cache: QueryClient) => cache.getQueryData(likesQuery().queryKey);

test('one check fetches two of ten pages of each list if nothing was missed (spec 7.8)', async () => {
  const { look, cache } = await openAll();
  const [chats, likes] = [cache.getQueryData(chatsQuery().queryKey), likesIn(cache)];
  for (let minute = 0; minute < 12; minute++)
    expect([await look(checkChatList), await look(verifyLikes)]).toEqual([2, 2]);
  expect([cache.getQueryData(chatsQuery().queryKey), likesIn(cache)]).toEqual([chats, likes]);
});

test('a message, a deletion or a like without an event appears within a minute, wherever it belongs', async () => {
  const { model, look, cache } = await openAll();
  model.sendMessage(3, false);
  model.like(5, 'me');
  expect([await look(checkChatList), await look(verifyLikes)].every(calls => calls > 10)).toBe(true);
  expect(cache.getQueryData(chatsQuery().queryKey)?.chats[0]).toEqual(chatWith(cache, 3));
  expect(likesIn(cache)?.counts.matches.all).toBe(1);
  model.deleteChat(0);
  await look(checkChatList);
  expect(chatWith(cache, 0)).toBeUndefined();
});

test('changes that no list count shows are found within as many minutes as pages are loaded', async () => {
  const { model, look, cache } = await openAll();
  model.deliver(1);
  model.togglePresence(2);
  for (let minute = 0; minute < 10; minute++) {
    await look(checkChatList);
    await look(verifyLikes);
  }
  expect(chatWith(cache, 1)?.conversation.delivered_to_other_seq).toBe(1);
  expect(chatWith(cache, 2)?.profile.activity).toBe('active');
  const liked = likesIn(cache)?.profiles.find(({ id }) => id === ServerModel.profile(2));
  expect(liked?.activity).toBe('active');
});

test('an unloaded list is not checked', async () => {
  const model = new ServerModel(1);
  const cache = createQueryClient(model.api);
  await checkChatList(cache);
  await verifyLikes(cache);
  expect(model.calls).toBe(0);
});
