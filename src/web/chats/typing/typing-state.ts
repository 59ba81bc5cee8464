import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { TYPING_SHOWN_MS } from '#contract/constants';

/** Until when the other one of a conversation is shown to be writing, in ms since 1970; 0: he is not. */
export const typingQuery = (conversation: string) =>
  queryOptions<number>({
    queryKey: ['typing', conversation],
    queryFn: () => 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { progress: 'never' },
  });

/** A sign that the other one writes, or that he stopped; his message is one, too. */
export function keepTyping(cache: QueryClient, conversation: string, isTyping: boolean): void {
  const { queryKey } = typingQuery(conversation);
  if (!isTyping && !cache.getQueryData(queryKey)) return;
  cache.setQueryData(queryKey, isTyping ? Date.now() + TYPING_SHOWN_MS : 0);
}
