import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getSwipes } from '#contract/swipes';
import { callApi } from '../../api.ts';
import { dealt, type Hand } from './hand.ts';

export const SWIPES_KEY = ['swipes'];
/** A look at a profile and a chat lie between: the hand stays as it was left. */
const KEPT_MS = 30 * 60_000;

/** Acts of this tab that the server has not answered yet. */
export const actsUnderWay = (cache: QueryClient): number => cache.isMutating({ mutationKey: SWIPES_KEY });

/** The player's hand, with the next cards added. */
export const swipesQuery = (api: Api) =>
  queryOptions({
    queryKey: SWIPES_KEY,
    queryFn: async ({ signal, client }): Promise<Hand> => {
      const deal = await callApi(api, getSwipes, { signal });
      return dealt(client.getQueryData<Hand>(SWIPES_KEY), deal, actsUnderWay(client) === 0);
    },
    gcTime: KEPT_MS,
    meta: { progress: 'first' },
  });
