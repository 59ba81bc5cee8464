import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { signupMatches } from '#contract/signup';
import { callApi } from '../../api.ts';

export type SignupMatches = Output<typeof signupMatches>;

/** @spec 4.2 */
export const signupMatchesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['signup-matches'],
    queryFn: ({ signal }) => callApi(api, signupMatches, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
