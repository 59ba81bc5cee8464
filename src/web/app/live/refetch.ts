import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { userQuery } from '../../accounts/user-query.ts';
import { chatsQuery, checkChats } from '../../chats/chats-query.ts';
import { invalidate } from '../../data/invalidate.ts';
import { checkLikes, likesQuery } from '../../likes/likes-query.ts';

/**
 * Compares loaded lists with the server, and fetches them only if they differ.
 * @spec 7.8
 */
export function refetch(cache: QueryClient): void {
  const isLoaded = ({ queryKey }: { queryKey: QueryKey }) => cache.getQueryData(queryKey) !== undefined;
  const fetches = [
    cache.fetchQuery({ ...userQuery(), staleTime: 0 }),
    isLoaded(chatsQuery()) ? checkChats(cache) : cache.fetchInfiniteQuery(chatsQuery()),
    isLoaded(likesQuery()) ? checkLikes(cache) : cache.fetchInfiniteQuery(likesQuery()),
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
