import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { BodyIn, Call, Output, QueryIn } from '#contract/call';
import { type Api, type CallInput, createApi } from '#contract/client';
import { ApiError } from '#contract/errors';
import { currentMemberId, endTabSession, isLoggedIn } from './accounts/tab-session.ts';
import { apiBaseUrl } from './api-base-url.ts';
import { monitoredFetch } from './connection/connection.ts';

/** One cache for each tab, or on the server for each document. The API client retries, not the cache. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** The tab's cache. On the server it stays empty, since each document has its own. */
export const queryClient = createQueryClient();

/** An API client with its own `fetch`, for example to show upload progress. */
export const createTabApi = (fetchFunction: (url: string, init: RequestInit) => Promise<Response>): Api =>
  createApi({
    fetch: fetchFunction,
    // Not read earlier, because this module is loaded before the document is parsed.
    get baseUrl() {
      return apiBaseUrl();
    },
    requestType: 'client',
    isLoggedIn: () => isLoggedIn(queryClient),
    member: () => currentMemberId(queryClient),
    onLoggedOut(by) {
      // Another member has logged in: `SessionEndHandler` reloads the page.
      if (by === 'other') void queryClient.invalidateQueries({ queryKey: ['user'] });
      else endTabSession(queryClient);
    },
  });

export const api: Api = createTabApi(monitoredFetch);

const ApiContext = createContext<Api>(api);
export const ApiProvider = ApiContext.Provider;
export const useApi = (): Api => useContext(ApiContext);

/**
 * Calls the API. Throws if the session has ended, whereas the API client itself returns `false`.
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
