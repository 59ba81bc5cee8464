import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getSavedSearches } from '#contract/saved-searches';
import { callApi } from '../../api.ts';

export type SavedSearchesAnswer = Output<typeof getSavedSearches>;

/**
 * The latest search comes first. For premium members only.
 * @spec D2.14
 */
export const savedSearchesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['saved-searches'],
    queryFn: ({ signal }) => callApi(api, getSavedSearches, { signal }),
  });
