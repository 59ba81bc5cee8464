import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getSignupPolicy } from '#contract/signup';
import { callApi } from '../../api.ts';

/** @spec 6.1 */
export const signupPolicyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['signup-policy'],
    queryFn: ({ signal }) => callApi(api, getSignupPolicy, { signal }),
  });
