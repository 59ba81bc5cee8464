import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import { getMember, type MemberProfile } from '#contract/profiles';
import { callApi, useApi } from '../../api.ts';
import type { MemberAnswer } from '../../profiles/member-query.ts';

/**
 * Null if the member does not exist or is hidden.
 * @spec D1.2
 */
export const signupMemberQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['signup-member', id],
    queryFn: async ({ signal }): Promise<MemberProfile | null> => {
      try {
        return (await callApi(api, getMember, { query: { id }, signal })).member;
      } catch (error) {
        if (isApiError(error) && error.code !== 'unavailable') return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Undefined while loading. */
export function useSignupMember(id: string | null): MemberProfile | null | undefined {
  const cache = useQueryClient();
  const { data } = useQuery({
    ...signupMemberQuery(useApi(), id ?? ''),
    enabled: id !== null,
    initialData: () => cache.getQueryData<MemberAnswer>(['member', id])?.member,
  });
  return id === null ? null : data;
}
