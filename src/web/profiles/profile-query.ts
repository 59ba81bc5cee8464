import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getProfile } from '#contract/profiles';
import { callApi } from '../api.ts';

export type ProfileAnswer = Output<typeof getProfile>;

/** @spec 3.2 */
export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => callApi(api, getProfile, { signal }),
  });
