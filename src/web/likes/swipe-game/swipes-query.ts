import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getSwipes } from '#contract/swipes';
import { apiOf, callApi } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';
import { type CardStackState, mergeCards } from './card-stack-state.ts';

export const SWIPES_KEY = queryKeyOf(getSwipes);
const CACHE_MS = 30 * 60_000;

export const pendingActs = (cache: QueryClient): number => cache.isMutating({ mutationKey: SWIPES_KEY });

/** @spec 2.8 */
export const swipesQuery = () =>
  queryOptions({
    queryKey: SWIPES_KEY,
    queryFn: async ({ signal, client }): Promise<CardStackState> => {
      const answer = await callApi(apiOf(client), getSwipes, { signal });
      return mergeCards(client.getQueryData<CardStackState>(SWIPES_KEY), answer, pendingActs(client) === 0);
    },
    gcTime: CACHE_MS,
    meta: { progress: 'first' },
  });
