import type { DehydratedState, FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Api } from '#contract/client';
import { isApiError, statusOf } from '#contract/errors';
import { id } from '#contract/fields';
import { userQuery } from './accounts/user-query.ts';
import { api, queryClient } from './api.ts';
import { untilTriedAgain } from './connection/waiting-page.ts';
import { surroundings } from './context.ts';

type Place = { params: Record<string, string | undefined>; url: URL };
// biome-ignore lint/suspicious/noExplicitAny: queries of different outputs stand in one list
type AnyQuery = FetchQueryOptions<any, any, any, any>;
/** What a page shows: the same list serves the document and the navigation in the browser. */
export type PageQueries = (api: Api, place: Place, cache: QueryClient) => AnyQuery[] | Promise<AnyQuery[]>;

/** The id in a page's address; what is none is as unknown as the id of nothing (section 8). @throws a 404 page */
export function idIn({ id: named }: Place['params']): string {
  const { data: found } = id.safeParse(named);
  if (!found) throw data({ code: 'not_found' }, { status: statusOf('not_found') });
  return found;
}

/** Loader of the first HTML: runs the page's queries in process and sends their state along. */
export const documentLoader =
  (queries: PageQueries) =>
  async ({ context, request, params }: LoaderFunctionArgs): Promise<{ state: DehydratedState }> => {
    const { api: own, queryClient: cache, dehydrate } = context.get(surroundings);
    const list = await queries(own, { params, url: new URL(request.url) }, cache);
    await loadAll(cache, list);
    return { state: dehydrate(...list.map(({ queryKey }) => queryKey)) };
  };

/** Loader of a navigation in the browser: the same queries, through the cache. */
export const cacheLoader =
  (queries: PageQueries) =>
  async ({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>): Promise<null> => {
    await loadAll(
      queryClient,
      await queries(api, { params, url: new URL(request.url) }, queryClient),
      request,
    );
    return null;
  };

/** As `documentLoader`, for members: a visitor is led to the login and comes back afterwards. */
export const memberDocumentLoader = (queries: PageQueries) => {
  const load = documentLoader(queries);
  return async (args: LoaderFunctionArgs) => {
    const { api: own, queryClient: cache } = args.context.get(surroundings);
    await requireLogin(cache, own, args.request);
    return load(args);
  };
};

/** As `cacheLoader`, for members. */
export const memberCacheLoader = (queries: PageQueries) => {
  const load = cacheLoader(queries);
  return async (args: Pick<LoaderFunctionArgs, 'request' | 'params'>) => {
    await requireLogin(queryClient, api, args.request);
    return load(args);
  };
};

async function requireLogin(cache: QueryClient, own: Api, request: Request): Promise<void> {
  const { user } = await cache.ensureQueryData(userQuery(own));
  if (user) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
}

/** Without a line a navigation (`request`) waits until the member tries again: the page that he is on stays. */
async function loadAll(cache: QueryClient, queries: AnyQuery[], request?: Request): Promise<void> {
  const isMissing = () => queries.some(({ queryKey }) => cache.getQueryData(queryKey) === undefined);
  if (request && isOffline() && isMissing()) await untilTriedAgain(request);
  try {
    // Never held back by the cache, which would not tell what it waits for.
    await Promise.all(queries.map(query => cache.ensureQueryData({ ...query, networkMode: 'always' })));
  } catch (error) {
    if (request && isOffline()) return loadAll(cache, queries, request);
    throw pageError(error);
  }
}

const isOffline = () => !navigator.onLine;

/** A refusal of the API as an error page: section 8. */
function pageError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { code, params, fields, text } = error;
  return data({ code, params, fields, message: text }, { status: statusOf(code) });
}
