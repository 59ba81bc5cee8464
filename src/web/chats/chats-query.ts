import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import { getChats } from '#contract/chats';
import { apiOf, callApi } from '../data/api.ts';
import { invalidateQuery } from '../data/invalidate.ts';
import { queryKeyOf } from '../data/query.ts';

export type LoadedChats = Output<typeof getChats>;

/**
 * A refetch loads as many pages as were loaded before.
 * @spec 7.8
 */
export const chatsQuery = () =>
  queryOptions({
    queryKey: queryKeyOf(getChats),
    queryFn: async ({ signal, client, queryKey }): Promise<LoadedChats> => {
      const api = apiOf(client);
      let list = await callApi(api, getChats, { signal });
      while (list.next && list.chats.length < (client.getQueryData<LoadedChats>(queryKey)?.chats.length ?? 0))
        list = appendChats(list, await callApi(api, getChats, { query: { before: list.next }, signal }));
      return list;
    },
    meta: { progress: 'first' },
  });

function appendChats(list: LoadedChats, { chats, next, num_unread_messages }: LoadedChats): LoadedChats {
  const loaded = new Set(list.chats.map(({ conversation }) => conversation.id));
  const more = chats.filter(({ conversation }) => !loaded.has(conversation.id));
  return { chats: [...list.chats, ...more], next, num_unread_messages };
}

export async function loadMoreChats(cache: QueryClient): Promise<void> {
  const { queryKey } = chatsQuery();
  const before = cache.getQueryData<LoadedChats>(queryKey)?.next;
  if (!before) return;
  const more = await callApi(apiOf(cache), getChats, { query: { before } });
  const { data: loaded, dataUpdatedAt: updatedAt } = cache.getQueryState<LoadedChats>(queryKey) ?? {};
  // After a refetch during the call, `more` does not continue the new list.
  if (loaded?.next !== before) return;
  // The total in `more` may already include a message whose event comes later.
  const { num_unread_messages } = loaded;
  const list = appendChats(loaded, { ...more, num_unread_messages });
  const isWhole = list.next === null;
  // The earlier pages were not fetched again, so the list's `updatedAt` must not change.
  cache.setQueryData<LoadedChats>(queryKey, isWhole ? { ...list, num_unread_messages: sum(list) } : list, {
    updatedAt,
  });
  if (!isWhole && more.num_unread_messages !== num_unread_messages) void invalidateQuery(cache, queryKey);
}

const sum = ({ chats }: LoadedChats): number =>
  chats.reduce((unread, chat) => unread + chat.num_unread_messages, 0);

export const unreadIn = ({ num_unread_messages }: LoadedChats): number => num_unread_messages;
