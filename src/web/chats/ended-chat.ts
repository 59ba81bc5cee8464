import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatch, useParams } from 'react-router';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/session-state.ts';

const nameOf = (cache: QueryClient, conversation: string) =>
  persistedKey(currentMemberId(cache) ?? '', 'ended', conversation);

/** Keeps with whom a conversation was that has ended: of its id nobody is told any more, and a reload asks for it by that. */
export function useKeptEnd(conversation: string | undefined, profile: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (conversation !== undefined) persist(nameOf(cache, conversation), profile);
  }, [cache, conversation, profile]);
}

/** With whom the conversation was, or would be, at whose address the reader is; null where that is not known, undefined not yet. */
export function useWhoseChat(): string | null | undefined {
  const { id = '' } = useParams();
  const cache = useQueryClient();
  const isByMember = useMatch('/members/:id/chat') !== null;
  const { data } = useQuery({
    queryKey: ['ended-chat', id],
    queryFn: () => readPersisted<string>(nameOf(cache, id)),
    staleTime: 0,
    networkMode: 'always',
    meta: { progress: 'never' },
    enabled: !isByMember,
  });
  return isByMember ? id : data;
}
