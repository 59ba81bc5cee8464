import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getSwipes } from '#contract/swipes';
import { callApi } from '../../api.ts';
import { type CardStackState, mergeCards } from './card-stack-state.ts';

export const SWIPES_KEY = ['swipes'];
const CACHE_MS = 30 * 60_000;

export const pendingActs = (cache: QueryClient): number => cache.isMutating({ mutationKey: SWIPES_KEY });

/** @spec 2.8 */
export const swipesQuery = (api: Api) =>
  queryOptions({
    queryKey: SWIPES_KEY,
    queryFn: async ({ signal, client }): Promise<CardStackState> => {
      const answer = await callApi(api, getSwipes, { signal });
      return mergeCards(client.getQueryData<CardStackState>(SWIPES_KEY), answer, pendingActs(client) === 0);
    },
    gcTime: CACHE_MS,
    meta: { progress: 'first' },
  });
