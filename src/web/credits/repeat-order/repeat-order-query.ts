import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getRepeatOrder } from '#contract/repeat-order';
import { callApi } from '../../api.ts';

export type RepeatOrder = NonNullable<Output<typeof getRepeatOrder>>;

/** @spec 3.10 */
export const repeatOrderQuery = (api: Api) =>
  queryOptions({
    queryKey: ['repeat-order'],
    queryFn: async ({ signal }): Promise<RepeatOrder | null> =>
      (await callApi(api, getRepeatOrder, { signal })) ?? null,
  });
