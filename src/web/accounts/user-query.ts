import { queryOptions, useQuery } from '@tanstack/react-query';
import { getUser, type User } from '#contract/accounts';
import type { Api } from '#contract/client';
import { callApi, useApi } from '../api.ts';

/** @spec 3.1 7.1 7.4 */
export const userQuery = (api: Api) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) => callApi(api, getUser, { signal, query: isHidden() ? { hidden: '1' } : {} }),
    staleTime: Infinity,
  });

export function useUser(): User | null {
  const { data } = useQuery(userQuery(useApi()));
  return data?.user ?? null;
}

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';
