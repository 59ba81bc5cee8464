import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getOpenPayments, type OpenPayment } from '#contract/transactions';
import { callApi } from '../../api.ts';

/** @spec 4.9 */
export const openPaymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['open-payments'],
    queryFn: async ({ signal }): Promise<OpenPayment[]> =>
      (await callApi(api, getOpenPayments, { signal })).payments,
    // Always refetched, because another tab may have started a payment.
    staleTime: 0,
  });
