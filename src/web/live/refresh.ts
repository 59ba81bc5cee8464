import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

// Hashed keys of queries that will be refetched after a running fetch.
const pendingRefreshes = new WeakMap<QueryClient, Set<string>>();

/**
 * A running fetch may have begun before the event, so the refetch waits.
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
