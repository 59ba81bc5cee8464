import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getInterests } from '#contract/site';
import { callApi } from '../api.ts';

/** @spec 7.10 */
export const interestsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['interests'],
    queryFn: ({ signal }) => callApi(api, getInterests, { signal }),
    staleTime: Infinity,
  });
