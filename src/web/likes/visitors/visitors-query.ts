import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import { seesVisitors } from '#contract/permissions';
import { getVisitors } from '#contract/visits';
import { userQuery } from '../../accounts/user-query.ts';
import { apiOf, callApi } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';

export type LoadedVisitors = Output<typeof getVisitors>;

/**
 * The members who visited the viewer's profile, latest first; null for free members.
 * @spec 6.3 D5.6
 */
export const visitorsQuery = () =>
  queryOptions({
    queryKey: queryKeyOf(getVisitors),
    queryFn: async ({ signal, client }): Promise<LoadedVisitors | null> => {
      const { user } = await client.ensureQueryData(userQuery());
      return seesVisitors(user)
        ? callApi(apiOf(client), getVisitors, { signal }).catch(nullIfPremiumOnly)
        : null;
    },
  });

/** Premium may have ended since the user was loaded. */
function nullIfPremiumOnly(error: unknown): null {
  if (isApiError(error) && error.code === 'premium_only') return null;
  throw error;
}

export async function loadEarlierVisitors(cache: QueryClient, api: Api): Promise<void> {
  const { queryKey } = visitorsQuery();
  const before = cache.getQueryData(queryKey)?.next;
  if (!before) return;
  const earlier = await callApi(api, getVisitors, { query: { before } });
  cache.setQueryData(queryKey, known => {
    // Discards `earlier` if a refetch has changed the cursor meanwhile.
    if (known?.next !== before) return known;
    return { ...earlier, visitors: [...known.visitors, ...earlier.visitors] };
  });
}
