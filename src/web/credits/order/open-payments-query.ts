import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getOpenPayments, type OpenPayment } from '#contract/transactions';
import { callApi } from '../../api.ts';

/** One's own payments under way, wherever they were begun. */
export const openPaymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['open-payments'],
    queryFn: async ({ signal }): Promise<OpenPayment[]> =>
      (await callApi(api, getOpenPayments, { signal })).payments,
    // Another tab may have begun one meanwhile.
    staleTime: 0,
  });
