import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getTransaction } from '#contract/transactions';
import { callApi } from '../../api.ts';

/** A movement of one's own credits, or that the id is a payment's. */
export const transactionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['transaction', id],
    queryFn: ({ signal }) => callApi(api, getTransaction, { signal, query: { id } }),
  });
