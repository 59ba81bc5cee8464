import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import type { Payment } from '#contract/payments';
import { getHeldDiscounts } from '#contract/transactions';
import { ask } from '../../api.ts';

/** One's own payments under way that hold a discount, wherever they were begun. */
export const heldQuery = (api: Api) =>
  queryOptions({
    queryKey: ['held-discounts'],
    queryFn: async ({ signal }): Promise<Payment[]> =>
      (await ask(api, getHeldDiscounts, { signal })).payments,
    // Another tab may have begun one meanwhile.
    staleTime: 0,
  });
