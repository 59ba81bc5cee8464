import type { DehydratedState, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { httpStatusOf, isApiError } from '#contract/errors';
import { parseId } from '#contract/parse-id';
import { waitForRetry } from '../connection/waiting-navigation.ts';
import { loaderContext } from '../data/loader-context.ts';
import { queryClient } from './tab-api.ts';
import { userQuery } from './user-query.ts';

type PageLocation = { params: Record<string, string | undefined>; url: URL };
/** Options of `query`, `pagedQuery` or a domain's own query. */
type AnyQuery = { queryKey: QueryKey };
/** The queries of a page, for its document and for navigations in the browser. */
export type PageQueries = (location: PageLocation, cache: QueryClient) => AnyQuery[] | Promise<AnyQuery[]>;

/**
 * A malformed id gets the same 404 page as an unknown id.
 * @throws a 404 page
 * @spec 8.2
 */
export function requireIdParam({ id: param }: PageLocation['params']): string {
  const parsedId = parseId(param);
  if (!parsedId) throw data({ code: 'not_found' }, { status: httpStatusOf('not_found') });
  return parsedId;
}

/** Runs the page's queries on the server and sends their results with the document. */
export const documentLoader =
  (queries: PageQueries) =>
  async ({ context, request, params }: LoaderFunctionArgs): Promise<{ state: DehydratedState }> => {
    const { queryClient: cache, dehydrate } = context.get(loaderContext);
    const list = await queries({ params, url: new URL(request.url) }, cache);
    await loadAll(cache, list);
    return { state: dehydrate(...list.map(({ queryKey }) => queryKey)) };
  };

/** Runs the page's queries in the browser, with the cache of the tab. */
export const cacheLoader =
  (queries: PageQueries) =>
  async ({ request, params }: ClientLoaderArgs): Promise<null> => {
    await loadAll(queryClient, await queries({ params, url: new URL(request.url) }, queryClient), request);
    return null;
  };

type ClientLoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>;
/** Redirects those who may not see a page, before its queries run. */
export type Guard = (cache: QueryClient, args: ClientLoaderArgs) => Promise<void>;

export const guardedDocumentLoader = (guard: Guard, queries: PageQueries) => {
  const load = documentLoader(queries);
  return async (args: LoaderFunctionArgs) => {
    await guard(args.context.get(loaderContext).queryClient, args);
    return load(args);
  };
};

export const guardedCacheLoader = (guard: Guard, queries: PageQueries) => {
  const load = cacheLoader(queries);
  return async (args: ClientLoaderArgs) => {
    await guard(queryClient, args);
    return load(args);
  };
};

export const memberDocumentLoader = (queries: PageQueries) => guardedDocumentLoader(requireLogin, queries);
export const memberCacheLoader = (queries: PageQueries) => guardedCacheLoader(requireLogin, queries);

/**
 * Redirects a visitor to the login, which then leads back to the page.
 * @spec 5.10
 */
async function requireLogin(cache: QueryClient, { request }: ClientLoaderArgs): Promise<void> {
  const { user } = await cache.ensureQueryData(userQuery());
  if (user) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
}

/** A navigation that lacks data while offline waits until the member retries. */
async function loadAll(cache: QueryClient, queries: AnyQuery[], request?: Request): Promise<void> {
  const isMissing = () => queries.some(({ queryKey }) => cache.getQueryData(queryKey) === undefined);
  if (request && isOffline() && isMissing()) await waitForRetry(request);
  try {
    // Offline queries must fail, because paused queries would offer no retry.
    await Promise.all(
      queries.map(query => ensureLoaded(cache, { ...query, networkMode: 'always' } as AnyQuery)),
    );
  } catch (error) {
    if (request && isOffline()) return loadAll(cache, queries, request);
    throw toRouteError(error);
  }
}

const ensureLoaded = (cache: QueryClient, query: AnyQuery): Promise<unknown> =>
  'initialPageParam' in query
    ? cache.ensureInfiniteQueryData(query as never)
    : cache.ensureQueryData(query as FetchQueryOptions);

const isOffline = () => !navigator.onLine;

/** @spec 8.2 */
function toRouteError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { code, params, fields, text } = error;
  return data({ code, params, fields, message: text }, { status: httpStatusOf(code) });
}
