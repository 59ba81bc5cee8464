import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getPayment, type Payment } from '#contract/payments';
import { callApi } from '../../api.ts';

/** @spec 4.9 */
export const paymentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['payment', id],
    queryFn: ({ signal }): Promise<Payment> => callApi(api, getPayment, { signal, query: { id } }),
  });
