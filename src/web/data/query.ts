import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type Call, callName, type Output, type QueryIn } from '#contract/call';
import { fillTags } from '#contract/tags';
import { apiOf, callApi } from './api.ts';

const STALE_TIMES = { none: 0, session: Number.POSITIVE_INFINITY } as const;

/** Contains the provided tags, because a query from the document has no other properties. */
export const queryKeyOf = <C extends Call>(call: C, input?: QueryIn<C>): QueryKey => [
  callName(call),
  input ?? {},
  fillTags(call.provides ?? [], (input ?? {}) as Record<string, unknown>),
];

/** The options of a query that fetches `call`; invalidation follows from the tags of the contract. */
export const query = <C extends Call>(call: C, input?: QueryIn<C>) =>
  queryOptions({
    queryKey: queryKeyOf(call, input),
    queryFn: ({ client, signal }): Promise<Output<C>> =>
      callApi(apiOf(client), call, { signal, ...(input && { query: input }) }),
    ...(call.caching && { staleTime: STALE_TIMES[call.caching] }),
  });

/** Data stored in the browser is never stale and needs no connection. */
export const STORED_QUERY = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  meta: { progress: 'never' },
} as const;

/** @param cursorAfter returns the value of `parameter` for the page after `page`; null after the last page */
export const pagedQuery = <C extends Call>(
  call: C,
  parameter: keyof QueryIn<C> & string,
  cursorAfter: (page: Output<C>) => string | null | undefined,
) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf(call),
    queryFn: ({ client, signal, pageParam }): Promise<Output<C>> =>
      callApi(apiOf(client), call, {
        signal,
        ...(pageParam && { query: { [parameter]: pageParam } as QueryIn<C> }),
      }),
    initialPageParam: '',
    getNextPageParam: page => cursorAfter(page) ?? undefined,
  });

/** Keys of the answers of calls have a list of tags, and keys of the browser's own data do not. */
export const isFromServer = ([, , tags]: QueryKey): boolean => Array.isArray(tags);

export const providedTags = (queryKey: QueryKey): readonly string[] =>
  isFromServer(queryKey) ? (queryKey[2] as string[]) : [];
