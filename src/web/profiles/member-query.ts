import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getMember } from '#contract/profiles';
import { callApi } from '../api.ts';

export type MemberAnswer = Output<typeof getMember>;

/** @spec 3.2 */
export const memberQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: ({ signal }) => callApi(api, getMember, { query: { id }, signal }),
  });
