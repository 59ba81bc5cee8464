import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getSpendingLimit, type SpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { callApi } from '../../api.ts';

/** @spec D5.1 */
export const spendingLimitQuery = (api: Api) =>
  queryOptions({
    queryKey: ['spending-limit'],
    queryFn: ({ signal }): Promise<SpendingLimit> => callApi(api, getSpendingLimit, { signal }),
    // The limit is always refetched, because an order in another tab changes `spent`.
    staleTime: 0,
  });
