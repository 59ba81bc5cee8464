import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import { getPartnerSignup } from '#contract/partners';
import { callApi } from '../../api.ts';

export type PendingSignup = Output<typeof getPartnerSignup>;

/** Whom a link of `/complete-signup` is for; null when it is no good any more. */
export const pendingSignupQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['waiting-signup', token],
    queryFn: ({ signal }): Promise<PendingSignup | null> =>
      callApi(api, getPartnerSignup, { query: { token }, signal }).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'link_expired') return null;
        throw error;
      }),
    // Once it is completed it would be no good, and the page that says so is left at that moment.
    staleTime: Number.POSITIVE_INFINITY,
  });
