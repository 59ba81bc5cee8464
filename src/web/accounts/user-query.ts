import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
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

/** What the page's only observer of the user has read. Nobody in the back office, where nothing of a member runs. */
export const UserContext = createContext<User | null>(null);

export const useUser = (): User | null => use(UserContext);

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';
