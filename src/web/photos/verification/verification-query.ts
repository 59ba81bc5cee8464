import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getVerification } from '#contract/verification';
import { callApi } from '../../api.ts';

/** @spec D5.9 */
export const verificationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['verification'],
    queryFn: ({ signal }) => callApi(api, getVerification, { signal }),
  });
