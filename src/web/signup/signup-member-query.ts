import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { getMember, type MemberProfile } from '#contract/profiles';
import { apiOf, callApi } from '../data/api.ts';
import { query } from '../data/query.ts';

/**
 * Null if the member does not exist or is hidden.
 * @spec D1.2
 */
export const signupMemberQuery = (id: string) =>
  queryOptions({
    queryKey: ['signup-member', id],
    queryFn: async ({ client, signal }): Promise<MemberProfile | null> => {
      try {
        return (await callApi(apiOf(client), getMember, { query: { id }, signal })).member;
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
    ...signupMemberQuery(id ?? ''),
    enabled: id !== null,
    initialData: () => cache.getQueryData(query(getMember, { id: id ?? '' }).queryKey)?.member,
  });
  return id === null ? null : data;
}
