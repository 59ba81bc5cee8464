import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getPaymentMethods } from '#contract/payments';
import { callApi } from '../../api.ts';

export type Methods = Output<typeof getPaymentMethods>;
export type Method = Methods['methods'][number];

/** @spec 3.10 */
export const methodsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['payment-methods'],
    queryFn: ({ signal }): Promise<Methods> => callApi(api, getPaymentMethods, { signal }),
  });
