import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/events';
import { invalidateQuery } from './invalidate.ts';
import { dropUpdates, repeatAfterFetch } from './pending-updates.ts';

/** `needsRefetch` is true if the event alone does not determine the new state. */
export type CacheUpdate<T> = { state: T; needsRefetch: boolean };

/** What a domain writes into its own queries after an event; `eventTags` names what is refetched instead. */
export type CacheWriters = {
  readonly [T in LiveEvent['type']]?: (cache: QueryClient, event: Extract<LiveEvent, { type: T }>) => void;
};

/** An update that needs no refetch, because the event determines the whole state. */
export const certainUpdate = <T>(state: T): CacheUpdate<T> => ({ state, needsRefetch: false });

/** The event may be outdated, so a refetch confirms the update. */
export const likelyUpdate = <T>(state: T): CacheUpdate<T> => ({ state, needsRefetch: true });

/**
 * An update during a fetch is repeated on its answer. A fetch of everything is repeated too, because parts of its
 * answer may be older than the update.
 * @spec D5.6
 */
export function updateQuery<T>(
  cache: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  apply: (state: T) => CacheUpdate<T>,
): void {
  const query = cache.getQueryCache().find<T>({ queryKey, exact: true });
  if (!query) return;
  const { data: state, dataUpdatedAt: updatedAt, isInvalidated, fetchStatus, fetchMeta } = query.state;
  const isFetching = fetchStatus !== 'idle';
  if (isFetching) repeatAfterFetch(query, () => updateQuery(cache, queryKey, apply));
  else dropUpdates(query);
  const update = state === undefined ? null : apply(state);
  // An event may update only part of `state`, so `updatedAt` must not change.
  if (update && update.state !== state) cache.setQueryData<T>(queryKey, update.state, { updatedAt });
  if (update?.needsRefetch || isInvalidated || (isFetching && !fetchMeta?.fetchMore))
    void invalidateQuery(cache, queryKey);
}
