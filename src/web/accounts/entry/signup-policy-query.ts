import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getSignupPolicy } from '#contract/signup';
import { callApi } from '../../api.ts';

/** Whether sign-up opens for this visitor, and if not, why. */
export const signupPolicyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['signup-door'],
    queryFn: ({ signal }) => callApi(api, getSignupPolicy, { signal }),
  });
