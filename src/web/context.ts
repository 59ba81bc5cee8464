import { type DehydratedState, dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, RouterContextProvider } from 'react-router';
import type { Api } from '#contract/client';

/** What the server knows of one document: how to call the API as its reader, in which language, with which nonce. */
export type Surroundings = {
  api: Api;
  queryClient: QueryClient;
  /** BCP 47, e.g. `nl-BE`. */
  locale: string;
  nonce: string;
  /** Where the document's browser asks the calls; empty: where the document came from. */
  apiBaseUrl: string;
  /** Takes note of what went wrong within a page. */
  report: (error: unknown) => void;
  /** The state of some queries, to be sent along with the document. */
  dehydrate: (...keys: QueryKey[]) => DehydratedState;
};

export const surroundings = createContext<Surroundings>();

/** The context of one rendering. */
export function contextOf(value: Omit<Surroundings, 'dehydrate'>): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(surroundings, {
    ...value,
    dehydrate(...keys) {
      const wanted = new Set(keys.map(key => JSON.stringify(key)));
      return dehydrate(value.queryClient, {
        shouldDehydrateQuery: ({ queryKey }) => wanted.has(JSON.stringify(queryKey)),
      });
    },
  });
  return context;
}
