import type { QueryClient } from '@tanstack/react-query';
import { type Api, createApi } from '#contract/client';
import { monitoredFetch } from '../connection/connection.ts';
import { createQueryClient } from '../data/api.ts';
import { apiBaseUrl } from '../data/api-base-url.ts';
import { invalidate } from '../data/invalidate.ts';
import { currentMemberId, endTabSession, isLoggedIn } from './tab-session.ts';

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
      if (by === 'other') void invalidate(queryClient, ['user']);
      else endTabSession(queryClient);
    },
  });

export const api: Api = createTabApi(monitoredFetch);

/** Only for the browser, because the server creates a cache for each document. */
export const queryClient: QueryClient = createQueryClient(api);
