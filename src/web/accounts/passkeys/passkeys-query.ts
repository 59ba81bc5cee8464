import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getPasskeys } from '#contract/passkeys';
import { callApi } from '../../api.ts';

/** @spec D5.8 */
export const passkeysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => callApi(api, getPasskeys, { signal }),
    staleTime: 0,
  });
