import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getTransactions } from '#contract/credits';
import { callApi } from '../api.ts';

export type Transactions = Output<typeof getTransactions>;

/**
 * The latest transactions come first. A refetch loads only the first page.
 * @spec 2.9
 */
export const transactionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['transactions'],
    queryFn: ({ signal }) => callApi(api, getTransactions, { signal }),
  });

export async function loadEarlierTransactions(cache: QueryClient, api: Api): Promise<void> {
  const { queryKey } = transactionsQuery(api);
  const before = cache.getQueryData(queryKey)?.transactions.at(-1)?.id;
  if (before === undefined) return;
  const earlier = await callApi(api, getTransactions, { query: { before } });
  cache.setQueryData(queryKey, cached => {
    // Discards `earlier` if a refetch has changed the end of the list meanwhile.
    if (cached?.transactions.at(-1)?.id !== before) return cached;
    return { ...earlier, transactions: [...cached.transactions, ...earlier.transactions] };
  });
}
