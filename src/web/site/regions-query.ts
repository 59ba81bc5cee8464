import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getRegions } from '#contract/site';
import { callApi } from '../api.ts';

/**
 * The regions of all countries of the site, loaded once.
 * @spec 7.10
 */
export const regionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['regions'],
    queryFn: ({ signal }) => callApi(api, getRegions, { signal }),
    staleTime: Infinity,
  });
