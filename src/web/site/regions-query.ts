import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getRegions } from '#contract/site';
import { callApi } from '../api.ts';

/** @spec 7.10 */
export const regionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['regions'],
    queryFn: ({ signal }) => callApi(api, getRegions, { signal }),
    staleTime: Infinity,
  });
