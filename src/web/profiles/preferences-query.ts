import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getPreferences } from '#contract/preferences';
import { callApi } from '../api.ts';

/**
 * The viewer's preferences of age and distance.
 * @spec D2.39
 */
export const preferencesQuery = (api: Api) =>
  queryOptions({ queryKey: ['wishes'], queryFn: ({ signal }) => callApi(api, getPreferences, { signal }) });
