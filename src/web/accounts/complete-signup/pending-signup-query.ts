import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import { isApiError } from '#contract/errors';
import { getPartnerSignup } from '#contract/partners';
import { apiOf, callApi } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';

export type PendingSignup = Output<typeof getPartnerSignup>;

/** @spec 4.2 */
export const pendingSignupQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeyOf(getPartnerSignup, { token }),
    queryFn: ({ client, signal }): Promise<PendingSignup | null> =>
      callApi(apiOf(client), getPartnerSignup, { query: { token }, signal }).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'link_expired') return null;
        throw error;
      }),
    // A refetch would fail, because completing the sign-up makes the link invalid.
    staleTime: Number.POSITIVE_INFINITY,
  });
