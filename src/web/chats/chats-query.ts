import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import { getChats } from '#contract/chats';
import type { Api } from '#contract/client';
import { callApi } from '../api.ts';
import { refresh } from '../live/refresh.ts';

/** Conversations as far as they were loaded, the one with the latest message first, and what is unread in all of them. */
export type ChatList = Output<typeof getChats>;

/** The chat list, kept true by realtime events. Asked again, it is fetched as far as it was loaded. */
export const chatsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['chats'] as const,
    queryFn: async ({ signal, client, queryKey }): Promise<ChatList> => {
      let list = await callApi(api, getChats, { signal });
      while (list.next && list.chats.length < (client.getQueryData<ChatList>(queryKey)?.chats.length ?? 0))
        list = joined(list, await callApi(api, getChats, { query: { before: list.next }, signal }));
      return list;
    },
    meta: { progress: 'first' },
  });

/** A list with the stretch that follows; the count of the unread is the later answer's. */
function joined(list: ChatList, { chats, next, num_unread_messages }: ChatList): ChatList {
  const known = new Set(list.chats.map(({ conversation }) => conversation.id));
  const more = chats.filter(({ conversation }) => !known.has(conversation.id));
  return { chats: [...list.chats, ...more], next, num_unread_messages };
}

/** The stretch after those that are loaded is put behind them. */
export async function loadMoreChats(cache: QueryClient, api: Api): Promise<void> {
  const { queryKey } = chatsQuery(api);
  const before = cache.getQueryData<ChatList>(queryKey)?.next;
  if (!before) return;
  const more = await callApi(api, getChats, { query: { before } });
  const { data: known, dataUpdatedAt: updatedAt } = cache.getQueryState<ChatList>(queryKey) ?? {};
  // Loaded anew meanwhile.
  if (known?.next !== before) return;
  // The stretch may hold what an event on its way has not told of yet: then the count is no sum of what is shown.
  const { num_unread_messages } = known;
  const list = joined(known, { ...more, num_unread_messages });
  const isWhole = list.next === null;
  // Its age stays: the rest of it is no fresher than before.
  cache.setQueryData<ChatList>(queryKey, isWhole ? { ...list, num_unread_messages: sum(list) } : list, {
    updatedAt,
  });
  if (!isWhole && more.num_unread_messages !== num_unread_messages) refresh(cache, queryKey);
}

const sum = ({ chats }: ChatList): number =>
  chats.reduce((unread, chat) => unread + chat.num_unread_messages, 0);

/** Unread messages of all conversations together. */
export const unreadIn = ({ num_unread_messages }: ChatList): number => num_unread_messages;
