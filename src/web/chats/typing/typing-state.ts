import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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

/** @spec D5.6 */
export function useTyping(conversation: string | null): boolean {
  const { data: until = 0 } = useQuery({ ...typingQuery(conversation ?? ''), enabled: false });
  const [now, setNow] = useState(0);
  useEffect(() => {
    const left = until - Date.now();
    if (left <= 0) return;
    // `until` instead of the current time, because a timer may fire before the clock shows `until`.
    const timer = setTimeout(() => setNow(until), left);
    return () => clearTimeout(timer);
  }, [until]);
  return until > Math.max(now, Date.now());
}
