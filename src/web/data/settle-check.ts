import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { invalidateQuery } from './invalidate.ts';

/**
 * Stores `checked` if the cache still contains `known`; refetches otherwise. `checked` is null if `known` is outdated.
 * @spec D5.6
 */
export function settleCheck<T>(cache: QueryClient, queryKey: QueryKey, known: T, checked: T | null): void {
  const state = cache.getQueryState<T>(queryKey);
  const isUnchanged = state?.data === known && !state.isInvalidated && state.fetchStatus === 'idle';
  if (isUnchanged && checked) cache.setQueryData<T>(queryKey, checked);
  else void invalidateQuery(cache, queryKey);
}
