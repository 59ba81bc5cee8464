import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatch, useParams } from 'react-router';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/tab-session.ts';

const storageKey = (cache: QueryClient, conversation: string) =>
  persistedKey(currentMemberId(cache) ?? '', 'ended', conversation);

/**
 * Stores the other member's id, because the server omits it for an ended conversation.
 * @spec 4.4
 */
export function usePersistEndedChat(conversation: string | undefined, profile: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (conversation !== undefined) persist(storageKey(cache, conversation), profile);
  }, [cache, conversation, profile]);
}

/** Null if this browser does not know the id; undefined while loading. */
export function useChatPartnerId(): string | null | undefined {
  const { id = '' } = useParams();
  const cache = useQueryClient();
  const isByMember = useMatch('/members/:id/chat') !== null;
  const { data } = useQuery({
    queryKey: ['ended-chat', id],
    queryFn: () => readPersisted<string>(storageKey(cache, id)),
    staleTime: 0,
    networkMode: 'always',
    meta: { progress: 'never' },
    enabled: !isByMember,
  });
  return isByMember ? id : data;
}
