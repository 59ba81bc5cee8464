import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

// Queries to fetch again once their running fetch ends, so that one fetch serves many events.
const pendingRefreshes = new WeakMap<QueryClient, Set<string>>();

/**
 * Refetches a query after an event. The refetch begins after a running fetch, whose answer may be older than
 * the event.
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
