import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { userQuery } from '../accounts/user-query.ts';
import { chatsQuery } from '../chats/chats-query.ts';
import { lookAtChats } from '../chats/list/look-at-chats.ts';
import { likesQuery } from '../likes/likes-query.ts';
import { lookAtLikes } from '../likes/look-at-likes.ts';
import { refresh } from './refresh.ts';

/**
 * The user, with chats and likes (section 7), and the conversation that is open: whatever an event did not bring. Long lists are looked at
 * a part at a time. What fails is asked again a minute later.
 */
export function refetch(api: Api, cache: QueryClient): void {
  const isLoaded = (key: string) => cache.getQueryData([key]) !== undefined;
  const asked = [
    cache.fetchQuery({ ...userQuery(api), staleTime: 0 }),
    isLoaded('chats') ? lookAtChats(cache, api) : cache.fetchQuery(chatsQuery(api)),
    isLoaded('likes') ? lookAtLikes(cache, api) : cache.fetchQuery(likesQuery(api)),
  ];
  for (const one of asked) one.catch(() => {});
  refresh(cache, ['thread']);
}
