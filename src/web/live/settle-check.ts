import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refresh } from './refresh.ts';

/**
 * Ends the check of a part of a list. `checked` is the whole list with the fetched part, or null if it differs
 * from what events made of it: then an event was missed and the whole list is refetched. The same happens if an
 * event arrived during the check.
 * @spec D5.6
 */
export function settleCheck<T>(cache: QueryClient, queryKey: QueryKey, known: T, checked: T | null): void {
  const state = cache.getQueryState<T>(queryKey);
  const isUnchanged = state?.data === known && !state.isInvalidated && state.fetchStatus === 'idle';
  if (isUnchanged && checked) cache.setQueryData<T>(queryKey, checked);
  else refresh(cache, queryKey);
}
