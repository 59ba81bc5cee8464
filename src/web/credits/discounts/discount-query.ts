import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getDiscountCode } from '#contract/discounts';
import { ask } from '../../api.ts';

/** The member's active discount; null without one. */
export const discountQuery = (api: Api) =>
  queryOptions({
    queryKey: ['discount'],
    queryFn: async ({ signal }) => (await ask(api, getDiscountCode, { signal })) ?? null,
  });
