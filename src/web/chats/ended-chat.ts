import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatch, useParams } from 'react-router';
import { keep, kept, keptName } from '../accounts/kept.ts';
import { memberIn } from '../accounts/login-state.ts';

const nameOf = (cache: QueryClient, conversation: string) =>
  keptName(memberIn(cache) ?? '', 'ended', conversation);

/** Keeps with whom a conversation was that has ended: of its id nobody is told any more, and a reload asks for it by that. */
export function useKeptEnd(conversation: string | undefined, profile: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (conversation !== undefined) keep(nameOf(cache, conversation), profile);
  }, [cache, conversation, profile]);
}

/** With whom the conversation was, or would be, at whose address the reader is; null where that is not known, undefined not yet. */
export function useWhoseChat(): string | null | undefined {
  const { id = '' } = useParams();
  const cache = useQueryClient();
  const isByMember = useMatch('/members/:id/chat') !== null;
  const { data } = useQuery({
    queryKey: ['ended-chat', id],
    queryFn: () => kept<string>(nameOf(cache, id)),
    staleTime: 0,
    networkMode: 'always',
    meta: { progress: 'never' },
    enabled: !isByMember,
  });
  return isByMember ? id : data;
}
