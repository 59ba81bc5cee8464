import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getRemainder } from '#contract/withdrawals-and-spending-limit';
import { callApi } from '../../api.ts';

/** @spec 4.3 D1.13 */
export const remainderQuery = (api: Api) =>
  queryOptions({
    queryKey: ['transactions', 'remainder'],
    queryFn: ({ signal }) => callApi(api, getRemainder, { signal }),
  });
