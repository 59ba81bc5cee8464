import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { userQuery } from '../accounts/user-query.ts';
import { chatsQuery } from '../chats/chats-query.ts';
import { likesQuery } from '../likes/likes-query.ts';
import { refresh } from './refresh.ts';

/**
 * The user, with chats and likes (section 7), and the conversation that is open: whatever an event did not bring. What fails is asked
 * again a minute later.
 */
export function refetch(api: Api, cache: QueryClient): void {
  for (const query of [userQuery(api), chatsQuery(api), likesQuery(api)])
    cache.fetchQuery({ ...query, staleTime: 0 } as never).catch(() => {});
  refresh(cache, ['thread']);
}
