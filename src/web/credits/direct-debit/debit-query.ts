import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getDirectDebit } from '#contract/direct-debit';
import { callApi } from '../../api.ts';

export type DirectDebitData = Output<typeof getDirectDebit>;

/**
 * The debit is always refetched, because another tab may have confirmed it.
 * @spec 3.11
 */
export const debitQuery = (api: Api) =>
  queryOptions({
    queryKey: ['direct-debit'],
    queryFn: ({ signal }): Promise<DirectDebitData> => callApi(api, getDirectDebit, { signal }),
    staleTime: 0,
  });
