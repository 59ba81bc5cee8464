import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getTransaction } from '#contract/transactions';
import { callApi } from '../../api.ts';

/**
 * In the answer, `movement` is null if the id belongs to a payment.
 * @spec 2.9
 */
export const transactionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['transaction', id],
    queryFn: ({ signal }) => callApi(api, getTransaction, { signal, query: { id } }),
  });
