import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refresh } from './refresh.ts';

/**
 * Refetches if `checked` is null or the list has changed since `known`.
 * @spec D5.6
 */
export function settleCheck<T>(cache: QueryClient, queryKey: QueryKey, known: T, checked: T | null): void {
  const state = cache.getQueryState<T>(queryKey);
  const isUnchanged = state?.data === known && !state.isInvalidated && state.fetchStatus === 'idle';
  if (isUnchanged && checked) cache.setQueryData<T>(queryKey, checked);
  else refresh(cache, queryKey);
}
