import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getSpendingLimit, type SpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { callApi } from '../../api.ts';

/** What one allows oneself this month, and what one spent of it. */
export const spendingLimitQuery = (api: Api) =>
  queryOptions({
    queryKey: ['spending-limit'],
    queryFn: ({ signal }): Promise<SpendingLimit> => callApi(api, getSpendingLimit, { signal }),
    // Every order changes it, in whichever tab.
    staleTime: 0,
  });
