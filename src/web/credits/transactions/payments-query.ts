import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getPayments } from '#contract/transactions';
import { callApi } from '../../api.ts';

type Payments = Output<typeof getPayments>;

/**
 * The latest payments come first. Refetching the key `transactions` refetches payments, too.
 * @spec 2.9
 */
export const paymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['transactions', 'payments'],
    queryFn: ({ signal }): Promise<Payments> => callApi(api, getPayments, { signal }),
  });

export async function loadEarlierPayments(cache: QueryClient, api: Api): Promise<void> {
  const { queryKey } = paymentsQuery(api);
  const before = cache.getQueryData(queryKey)?.payments.at(-1)?.payment_id;
  if (before === undefined) return;
  const earlier = await callApi(api, getPayments, { query: { before } });
  cache.setQueryData(queryKey, cached => {
    // Discards `earlier` if a refetch has changed the end of the list meanwhile.
    if (cached?.payments.at(-1)?.payment_id !== before) return cached;
    return { ...earlier, payments: [...cached.payments, ...earlier.payments] };
  });
}
