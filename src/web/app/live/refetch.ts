import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { userQuery } from '../../accounts/user-query.ts';
import { chatsQuery } from '../../chats/chats-query.ts';
import { checkChatList } from '../../chats/list/check-chat-list.ts';
import { invalidate } from '../../data/invalidate.ts';
import { likesQuery } from '../../likes/likes-query.ts';
import { verifyLikes } from '../../likes/verify-likes.ts';

/**
 * Compares loaded lists with the server, and fetches them only if they differ.
 * @spec 7.8
 */
export function refetch(cache: QueryClient): void {
  const isLoaded = ({ queryKey }: { queryKey: QueryKey }) => cache.getQueryData(queryKey) !== undefined;
  const fetches = [
    cache.fetchQuery({ ...userQuery(), staleTime: 0 }),
    isLoaded(chatsQuery()) ? checkChatList(cache) : cache.fetchQuery(chatsQuery()),
    isLoaded(likesQuery()) ? verifyLikes(cache) : cache.fetchQuery(likesQuery()),
  ];
  for (const fetching of fetches) fetching.catch(() => {});
  void invalidate(cache, ['thread']);
}

/**
 * The server does not repeat the events that the browser missed.
 * @spec D5.6
 */
export const catchUp = (cache: QueryClient): void =>
  void invalidate(cache, ['chats', 'likes', 'thread', 'payment']);
