import { type DehydratedState, dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, RouterContextProvider } from 'react-router';
import type { Api } from '#contract/client';

/** What the loaders of one document get from the server: an API client of the caller, locale, nonce. */
export type RenderContext = {
  api: Api;
  queryClient: QueryClient;
  /** BCP 47, e.g. `nl-BE`. */
  locale: string;
  nonce: string;
  /** Base URL of the API for the browser; empty for the document's own origin. */
  apiBaseUrl: string;
  /** Logs an error of a page. */
  report: (error: unknown) => void;
  /** The dehydrated state of these queries, to send with the document. */
  dehydrate: (...keys: QueryKey[]) => DehydratedState;
};

export const renderContext = createContext<RenderContext>();

/** The router context of one rendering. */
export function createRouterContext(value: Omit<RenderContext, 'dehydrate'>): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(renderContext, {
    ...value,
    dehydrate(...keys) {
      const queryKeys = new Set(keys.map(key => JSON.stringify(key)));
      return dehydrate(value.queryClient, {
        shouldDehydrateQuery: ({ queryKey }) => queryKeys.has(JSON.stringify(queryKey)),
      });
    },
  });
  return context;
}
