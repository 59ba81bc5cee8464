import {
  type DataTag,
  type InfiniteData,
  InfiniteQueryObserver,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { invalidateQuery } from './invalidate.ts';
import { type CacheUpdate, updateQuery } from './update-query.ts';

type PagesQuery<Page, Shown, Param> = UseInfiniteQueryOptions<Page, Error, Shown, QueryKey, Param> & {
  queryKey: DataTag<QueryKey, InfiniteData<Page>, Error>;
};

/** Returns `updateQuery` for the list that `join` makes of the pages. `split` is the reverse of `join`. */
export const pagesUpdater =
  <Page, List>(
    queryKey: DataTag<QueryKey, InfiniteData<Page>, Error>,
    join: (pages: InfiniteData<Page>) => List,
    split: (list: List, pages: InfiniteData<Page>) => InfiniteData<Page>,
  ) =>
  (cache: QueryClient, apply: (list: List) => CacheUpdate<List>): void =>
    updateQuery(cache, queryKey, pages => {
      const list = join(pages);
      const { state, needsRefetch } = apply(list);
      return { state: state === list ? pages : split(state, pages), needsRefetch };
    });

/**
 * Waits for a running fetch, because it may change the cursor and would be cancelled.
 * @param prepare is called immediately before the fetch
 */
export async function loadNextPage<Page, Shown, Param>(
  cache: QueryClient,
  query: PagesQuery<Page, Shown, Param>,
  prepare?: () => void,
): Promise<void> {
  const cached = cache.getQueryCache().find({ queryKey: query.queryKey, exact: true });
  while (cached?.state.fetchStatus === 'fetching') await Promise.allSettled([cached.promise]);
  prepare?.();
  await new InfiniteQueryObserver(cache, query).fetchNextPage({ throwOnError: true });
}

/** Index of the page that was compared last. */
const lastChecked = new WeakMap<Query, number>();

/**
 * Compares the first and one further page with the server, and refetches all pages if one differs.
 * @param comparable returns what events keep up to date; other differences are only stored
 * @spec 7.8 D5.6
 */
export async function checkPages<Page, Shown, Param>(
  cache: QueryClient,
  { queryKey, queryFn }: PagesQuery<Page, Shown, Param>,
  comparable: (page: Page) => unknown,
): Promise<void> {
  const query = cache.getQueryCache().find<InfiniteData<Page>>({ queryKey, exact: true });
  const known = query?.state.data;
  if (!query || !known) return;
  const { signal } = new AbortController();
  const fetchPage = queryFn as (context: object) => Promise<Page>;
  const pages = [...known.pages];
  const next = (lastChecked.get(query as Query) ?? 0) + 1;
  const further = next < pages.length ? next : 1;
  for (const index of [0, further].slice(0, pages.length))
    pages[index] = await fetchPage({ client: cache, queryKey, signal, pageParam: known.pageParams[index] });
  lastChecked.set(query as Query, further);
  const isSame = JSON.stringify(pages.map(comparable)) === JSON.stringify(known.pages.map(comparable));
  const { data, isInvalidated, fetchStatus } = query.state;
  if (isSame && data === known && !isInvalidated && fetchStatus === 'idle')
    cache.setQueryData(queryKey, { ...known, pages });
  else void invalidateQuery(cache, queryKey);
}
