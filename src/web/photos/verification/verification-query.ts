import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getVerification } from '#contract/verification';
import { callApi } from '../../api.ts';

/** How far the verification of one's main photo is. */
export const verificationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['verification'],
    queryFn: ({ signal }) => callApi(api, getVerification, { signal }),
  });
