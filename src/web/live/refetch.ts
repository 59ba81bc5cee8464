import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { userQuery } from '../accounts/user-query.ts';
import { chatsQuery } from '../chats/chats-query.ts';
import { checkChatList } from '../chats/list/check-chat-list.ts';
import { likesQuery } from '../likes/likes-query.ts';
import { verifyLikes } from '../likes/verify-likes.ts';
import { refresh } from './refresh.ts';

/**
 * Compares loaded lists with the server, and fetches them only if they differ.
 * @spec 7.8
 */
export function refetch(api: Api, cache: QueryClient): void {
  const isLoaded = (key: string) => cache.getQueryData([key]) !== undefined;
  const fetches = [
    cache.fetchQuery({ ...userQuery(api), staleTime: 0 }),
    isLoaded('chats') ? checkChatList(cache, api) : cache.fetchQuery(chatsQuery(api)),
    isLoaded('likes') ? verifyLikes(cache, api) : cache.fetchQuery(likesQuery(api)),
  ];
  for (const fetching of fetches) fetching.catch(() => {});
  refresh(cache, ['thread']);
}
