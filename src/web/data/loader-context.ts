import { type DehydratedState, dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, RouterContextProvider } from 'react-router';
import type { Api } from '#contract/client';
import type { TextOverrides } from '#i18n/override-texts';

type LoaderContext = {
  api: Api;
  queryClient: QueryClient;
  locale: string;
  nonce: string;
  /** Empty if API and document have the same origin. */
  apiBaseUrl: string;
  /** What the site says in place of the catalogues. */
  texts: TextOverrides | null;
  report: (error: unknown) => void;
  dehydrate: (...keys: QueryKey[]) => DehydratedState;
};

export const loaderContext = createContext<LoaderContext>();

export function createRouterContext(value: Omit<LoaderContext, 'dehydrate'>): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(loaderContext, {
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
