import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { BodyIn, Call, Output, QueryIn } from '#contract/call';
import { type Api, type CallInput, createApi } from '#contract/client';
import { ApiError } from '#contract/errors';
import { currentMemberId, endTabSession, isLoggedIn } from './accounts/tab-session.ts';
import { apiBaseUrl } from './api-base-url.ts';
import { monitoredFetch } from './connection/connection.ts';

/** `retry` is false, because the API client itself retries. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** Only for the browser, because the server creates a cache for each document. */
export const queryClient = createQueryClient();

/** An API client with its own `fetch`, for example to show upload progress. */
export const createTabApi = (fetchFunction: (url: string, init: RequestInit) => Promise<Response>): Api =>
  createApi({
    fetch: fetchFunction,
    // A getter, because the browser parses the document only after this module is loaded.
    get baseUrl() {
      return apiBaseUrl();
    },
    requestType: 'client',
    isLoggedIn: () => isLoggedIn(queryClient),
    member: () => currentMemberId(queryClient),
    onLoggedOut(by) {
      // If another member has logged in (`other`), `SessionEndHandler` reloads the page after this refetch.
      if (by === 'other') void queryClient.invalidateQueries({ queryKey: ['user'] });
      else endTabSession(queryClient);
    },
  });

export const api: Api = createTabApi(monitoredFetch);

const ApiContext = createContext<Api>(api);
export const ApiProvider = ApiContext.Provider;
export const useApi = (): Api => useContext(ApiContext);

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
