import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import { getPartnerSignup } from '#contract/partners';
import { callApi } from '../../api.ts';

export type PendingSignup = Output<typeof getPartnerSignup>;

/** @spec 4.2 */
export const pendingSignupQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['waiting-signup', token],
    queryFn: ({ signal }): Promise<PendingSignup | null> =>
      callApi(api, getPartnerSignup, { query: { token }, signal }).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'link_expired') return null;
        throw error;
      }),
    // A refetch would fail, because completing the sign-up makes the link invalid.
    staleTime: Number.POSITIVE_INFINITY,
  });
