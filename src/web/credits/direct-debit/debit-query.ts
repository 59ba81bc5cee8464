import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getDirectDebit } from '#contract/direct-debit';
import { callApi } from '../../api.ts';

export type DirectDebitData = Output<typeof getDirectDebit>;

/** Who collects, and what waits for its code; asked anew whenever the page is opened, since another tab may have agreed. */
export const debitQuery = (api: Api) =>
  queryOptions({
    queryKey: ['direct-debit'],
    queryFn: ({ signal }): Promise<DirectDebitData> => callApi(api, getDirectDebit, { signal }),
    staleTime: 0,
  });
