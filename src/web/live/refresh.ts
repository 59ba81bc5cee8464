import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

// Many events may ask for the same within one fetch: one more fetch serves them all.
const waiting = new WeakMap<QueryClient, Set<string>>();

/**
 * Fetches what is on screen under a key anew and marks the rest as stale. A fetch under way is waited for first: its answer may be
 * older than what the caller knows.
 */
export function refresh(cache: QueryClient, queryKey: QueryKey): void {
  const running = cache.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  if (running.length === 0) return void cache.invalidateQueries({ queryKey });
  const asked = waiting.get(cache) ?? new Set();
  waiting.set(cache, asked);
  const hash = hashKey(queryKey);
  if (asked.has(hash)) return;
  asked.add(hash);
  void Promise.allSettled(running.map(query => query.promise)).then(() => {
    asked.delete(hash);
    return cache.invalidateQueries({ queryKey });
  });
}
