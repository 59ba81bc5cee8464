import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getPayment, type Payment } from '#contract/payments';
import { callApi } from '../../api.ts';

/** A payment of one’s own; events ask for it anew. */
export const paymentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['payment', id],
    queryFn: ({ signal }): Promise<Payment> => callApi(api, getPayment, { signal, query: { id } }),
  });
