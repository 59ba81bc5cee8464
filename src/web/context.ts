import type { QueryClient } from '@tanstack/react-query';
import { createContext, RouterContextProvider } from 'react-router';
import type { Api } from '#contract/client';

/** What the server knows of one document: how to call the API as its reader, in which language, with which nonce. */
export type Surroundings = {
  api: Api;
  queryClient: QueryClient;
  /** BCP 47, e.g. `nl-BE`. */
  locale: string;
  nonce: string;
};

export const surroundings = createContext<Surroundings>();

/** The context of one rendering. */
export function contextFor(value: Surroundings): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(surroundings, value);
  return context;
}
