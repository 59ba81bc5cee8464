import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refresh } from './refresh.ts';

/**
 * Stores the result of a check. `checked`: the list with the fetched part; null, or an event during the check,
 * refetches the whole list.
 * @spec D5.6
 */
export function settleCheck<T>(cache: QueryClient, queryKey: QueryKey, known: T, checked: T | null): void {
  const state = cache.getQueryState<T>(queryKey);
  const isUnchanged = state?.data === known && !state.isInvalidated && state.fetchStatus === 'idle';
  if (isUnchanged && checked) cache.setQueryData<T>(queryKey, checked);
  else refresh(cache, queryKey);
}
