import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { BodyIn, Call, Output, QueryIn } from '#contract/call';
import { type Api, type CallInput, createApi } from '#contract/client';
import { ApiError } from '#contract/errors';
import { isLoggedIn, logoutHere, memberIn } from './accounts/login-state.ts';
import { apiBaseUrl } from './api-base-url.ts';
import { watchedFetch } from './connection/connection.ts';

/** A cache for one browser tab, or on the server for one document. Retries live in the API client alone. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** The tab's cache: the only client state. On the server it stays empty; each document has its own. */
export const queryClient = createQueryClient();

/** An API client of this tab over its own way to the network, as an upload that tells its progress. */
export const apiOver = (reach: (url: string, init: RequestInit) => Promise<Response>): Api =>
  createApi({
    fetch: reach,
    // Asked each time: a document says it, and this module is there before the first.
    get baseUrl() {
      return apiBaseUrl();
    },
    requestType: 'client',
    isLoggedIn: () => isLoggedIn(queryClient),
    member: () => memberIn(queryClient),
    onLoggedOut(by) {
      // Who is it then: `LoginEnd` loads the page anew as his.
      if (by === 'other') void queryClient.invalidateQueries({ queryKey: ['user'] });
      else logoutHere(queryClient);
    },
  });

/** The tab's API client. */
export const api: Api = apiOver(watchedFetch);

const ApiContext = createContext<Api>(api);
export const ApiProvider = ApiContext.Provider;
/** The API client of this tab, or of this document while it is rendered on the server. */
export const useApi = (): Api => useContext(ApiContext);

/** One call as a query function wants it: a login that has ended is an error, not `false`. */
export async function ask<C extends Call>(
  own: Api,
  call: C,
  input?: Omit<CallInput<C>, 'query' | 'body'> & { query?: QueryIn<C>; body?: BodyIn<C> },
): Promise<Output<C>> {
  const answer = await own(call, input);
  if (answer === false) throw new ApiError('authentication_required');
  return answer as Output<C>;
}
