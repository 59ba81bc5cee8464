import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getPreferences } from '#contract/preferences';
import { callApi } from '../api.ts';

/** @spec D2.39 */
export const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => callApi(api, getPreferences, { signal }),
  });
