import { queryOptions, useQuery } from '@tanstack/react-query';
import { getUser, type User } from '#contract/accounts';
import { apiOf, callApi } from '../data/api.ts';
import { queryKeyOf } from '../data/query.ts';

/** @spec 3.1 7.1 7.4 */
export const userQuery = () =>
  queryOptions({
    queryKey: queryKeyOf(getUser),
    queryFn: ({ client, signal }) =>
      callApi(apiOf(client), getUser, { signal, query: isHidden() ? { hidden: '1' } : {} }),
    staleTime: Infinity,
  });

export function useUser(): User | null {
  const { data } = useQuery(userQuery());
  return data?.user ?? null;
}

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';
