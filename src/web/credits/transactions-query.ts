import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getTransactions } from '#contract/credits';
import { callApi } from '../api.ts';

export type Transactions = Output<typeof getTransactions>;

/** The movements of one's own credits that were loaded so far, the latest first. Asked again, it begins anew. */
export const transactionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['transactions'],
    queryFn: ({ signal }) => callApi(api, getTransactions, { signal }),
  });

/** The stretch before those that are loaded is put behind them. */
export async function loadEarlierTransactions(cache: QueryClient, api: Api): Promise<void> {
  const { queryKey } = transactionsQuery(api);
  const before = cache.getQueryData(queryKey)?.transactions.at(-1)?.id;
  if (before === undefined) return;
  const earlier = await callApi(api, getTransactions, { query: { before } });
  cache.setQueryData(queryKey, known => {
    // Loaded anew meanwhile.
    if (known?.transactions.at(-1)?.id !== before) return known;
    return { ...earlier, transactions: [...known.transactions, ...earlier.transactions] };
  });
}
