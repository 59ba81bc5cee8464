import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import { matchesTag } from '#contract/tags';
import { isFromServer, providedTags } from './query.ts';

/**
 * Refetches what shows one of the tags, such as `payment:<id>`, now or when it is shown next.
 * @spec D5.6
 */
export const invalidate = (cache: QueryClient, tags: readonly string[]): Promise<void> =>
  refetchMatching(cache, {
    predicate: ({ queryKey }) =>
      providedTags(queryKey).some(provided => tags.some(changed => matchesTag(provided, changed))),
  });

/** Refetches one query, such as a list that an event has changed. */
export const invalidateQuery = (cache: QueryClient, queryKey: QueryKey): Promise<void> =>
  refetchMatching(cache, { queryKey, exact: true });

/** Leaves out data of the browser, such as uploads, because a refetch would empty it. */
export const invalidateAll = (cache: QueryClient): Promise<void> =>
  refetchMatching(cache, { predicate: ({ queryKey }) => isFromServer(queryKey) });

/** Resolves after the refetch of what is shown. */
async function refetchMatching(cache: QueryClient, filters: QueryFilters): Promise<void> {
  await Promise.all(
    cache
      .getQueryCache()
      .findAll(filters)
      .map(query => refetchAfterRunning(cache, query)),
  );
}

const waiting = new WeakMap<Query, Promise<void>>();

/** A running fetch may have begun before the change, so the refetch waits for its end. */
function refetchAfterRunning(cache: QueryClient, query: Query): Promise<void> {
  const refetch = () => cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
  const known = waiting.get(query);
  if (known || query.state.fetchStatus !== 'fetching') return known ?? refetch();
  const refetched = Promise.allSettled([query.promise]).then(() => {
    waiting.delete(query);
    // The next page may be fetched now, and an immediate refetch would cancel it.
    return refetchAfterRunning(cache, query);
  });
  waiting.set(query, refetched);
  return refetched;
}
