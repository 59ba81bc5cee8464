import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { CacheUpdate } from '../chats/chat-events.ts';
import { THREADS_KEY, type Thread } from '../chats/thread-query.ts';
import { invalidateQuery } from '../data/invalidate.ts';

/** An update that needs no refetch, because the event determines the whole state. */
export const certainUpdate = <T>(state: T): CacheUpdate<T> => ({ state, needsRefetch: false });

/** The event may be outdated, so a refetch confirms the update. */
export const likelyUpdate = <T>(state: T): CacheUpdate<T> => ({ state, needsRefetch: true });

/**
 * Repeats a running fetch, because its answer may be older than the event.
 * @spec D5.6
 */
export function updateQuery<T>(
  cache: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  apply: (state: T) => CacheUpdate<T>,
): void {
  const query = cache.getQueryCache().find<T>({ queryKey, exact: true });
  if (!query) return;
  const { data: state, dataUpdatedAt: updatedAt, isInvalidated, fetchStatus } = query.state;
  const update = state === undefined ? null : apply(state);
  // An event may update only part of `state`, so `updatedAt` must not change.
  if (update && update.state !== state) cache.setQueryData<T>(queryKey, update.state, { updatedAt });
  if (update?.needsRefetch || isInvalidated || fetchStatus === 'fetching')
    void invalidateQuery(cache, queryKey);
}

/** A thread that is loading may match, so it is fetched again. */
export function updateThreads(
  cache: QueryClient,
  matches: (thread: Thread) => boolean,
  apply: (thread: Thread) => CacheUpdate<Thread>,
): void {
  for (const { queryKey, state } of cache.getQueryCache().findAll({ queryKey: THREADS_KEY })) {
    const thread = state.data as Thread | undefined;
    if (!thread || matches(thread)) updateQuery(cache, queryKey as DataTag<QueryKey, Thread, Error>, apply);
  }
}
