import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { TYPING_SHOWN_MS } from '#contract/constants';

/**
 * Time in ms since 1970 until which typing is shown, or 0.
 * @spec D5.6
 */
export const typingQuery = (conversation: string) =>
  queryOptions<number>({
    queryKey: ['typing', conversation],
    queryFn: () => 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { progress: 'never' },
  });

export function setTyping(cache: QueryClient, conversation: string, isTyping: boolean): void {
  const { queryKey } = typingQuery(conversation);
  if (!isTyping && !cache.getQueryData(queryKey)) return;
  cache.setQueryData(queryKey, isTyping ? Date.now() + TYPING_SHOWN_MS : 0);
}
