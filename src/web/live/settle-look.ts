import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refresh } from './refresh.ts';

/**
 * Ends a look at a part of a list: `looked` is the whole with that part as it is now, null where it is not what events made of it; then an
 * event was missed, and all of it is fetched. So it is where an event came while one looked.
 */
export function settleLook<T>(cache: QueryClient, queryKey: QueryKey, known: T, looked: T | null): void {
  const state = cache.getQueryState<T>(queryKey);
  const isStill = state?.data === known && !state.isInvalidated && state.fetchStatus === 'idle';
  if (isStill && looked) cache.setQueryData<T>(queryKey, looked);
  else refresh(cache, queryKey);
}
