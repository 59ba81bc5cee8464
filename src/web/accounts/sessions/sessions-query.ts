import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getSessions } from '#contract/sessions';
import { callApi } from '../../api.ts';

/**
 * The sessions are always refetched, because no event reports sessions of other devices.
 * @spec D2.21
 */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => callApi(api, getSessions, { signal }),
    staleTime: 0,
  });
