import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getDiscountCode } from '#contract/discounts';
import { callApi } from '../../api.ts';

/** @spec 4.12 7.6 */
export const discountQuery = (api: Api) =>
  queryOptions({
    queryKey: ['discount'],
    queryFn: async ({ signal }) => (await callApi(api, getDiscountCode, { signal })) ?? null,
  });
