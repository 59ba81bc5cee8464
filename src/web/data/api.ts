import { QueryCache, QueryClient, useQueryClient } from '@tanstack/react-query';
import type { BodyIn, Call, Output, QueryIn } from '#contract/call';
import type { Api, CallInput } from '#contract/client';
import { ApiError } from '#contract/errors';
import { dropUpdates, repeatUpdates } from './pending-updates.ts';

const apis = new WeakMap<QueryClient, Api>();

/** `retry` is false, because the API client itself retries. */
export function createQueryClient(api: Api): QueryClient {
  const cache = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_data, query) => repeatUpdates(query),
      // The cached state contains the updates, and the next fetch begins after them.
      onError: (_error, query) => dropUpdates(query),
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  apis.set(cache, api);
  return cache;
}

/** @throws Error for a cache that `createQueryClient` did not create */
export function apiOf(cache: QueryClient): Api {
  const api = apis.get(cache);
  if (!api) throw new Error('The query client has no API client.');
  return api;
}

export const useApi = (): Api => apiOf(useQueryClient());

/**
 * Calls the API, and throws if the session has ended.
 * @throws ApiError `authentication_required`, or the refusal of the server
 */
export async function callApi<C extends Call>(
  client: Api,
  call: C,
  input?: Omit<CallInput<C>, 'query' | 'body'> & { query?: QueryIn<C>; body?: BodyIn<C> },
): Promise<Output<C>> {
  const answer = await client(call, input);
  if (answer === false) throw new ApiError('authentication_required');
  return answer as Output<C>;
}
