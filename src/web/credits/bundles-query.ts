import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getBundles } from '#contract/credits';
import { callApi } from '../api.ts';

export type PriceListData = Output<typeof getBundles>;

/** @spec D2.12 */
export const bundlesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['bundles'],
    queryFn: ({ signal }) => callApi(api, getBundles, { signal }),
  });
