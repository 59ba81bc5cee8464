import { queryOptions } from '@tanstack/react-query';
import { getBlocked } from '#contract/blocks';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { callApi } from '../api.ts';

export type Blocked = Output<typeof getBlocked>;

/** @spec 4.4 */
export const blockedQuery = (api: Api) =>
  queryOptions({
    queryKey: ['blocked'],
    queryFn: ({ signal }) => callApi(api, getBlocked, { signal }),
  });
