import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getPreferences } from '#contract/preferences';
import { callApi } from '../../api.ts';

/** The member's own wishes for age and distance. */
export const wishesQuery = (api: Api) =>
  queryOptions({ queryKey: ['wishes'], queryFn: ({ signal }) => callApi(api, getPreferences, { signal }) });
