import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getEmail } from '#contract/credentials';
import { callApi } from '../../api.ts';

/** @spec 5.3 */
export const emailQuery = (api: Api) =>
  queryOptions({
    queryKey: ['email'],
    queryFn: ({ signal }) => callApi(api, getEmail, { signal }),
    // Always refetched, because the member confirms the new address outside this page.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
