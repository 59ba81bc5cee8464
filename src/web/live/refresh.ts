import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

// Query keys (hashed) whose refetch waits for the end of a running fetch. If several events happen during the
// fetch, the query is refetched only one time.
const pendingRefreshes = new WeakMap<QueryClient, Set<string>>();

/**
 * Refetches a query after an event. A running fetch may have begun before the event, so the refetch starts
 * when that fetch ends.
 * @spec D5.6
 */
export function refresh(cache: QueryClient, queryKey: QueryKey): void {
  const running = cache.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  if (running.length === 0) return void cache.invalidateQueries({ queryKey });
  const pending = pendingRefreshes.get(cache) ?? new Set();
  pendingRefreshes.set(cache, pending);
  const hash = hashKey(queryKey);
  if (pending.has(hash)) return;
  pending.add(hash);
  void Promise.allSettled(running.map(query => query.promise)).then(() => {
    pending.delete(hash);
    return cache.invalidateQueries({ queryKey });
  });
}
