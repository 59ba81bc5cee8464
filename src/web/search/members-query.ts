import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { searchMembers } from '#contract/search';
import { callApi } from '../api.ts';
import { queryOf, type SearchState } from './search-state.ts';

/** The list does not change if the viewer returns to it within this time. */
const STALE_MS = 5 * 60_000;
/** The viewer may return to visited pages after a long conversation. */
const CACHE_MS = 30 * 60_000;

/** @spec 3.16 */
export const membersQuery = (api: Api, search: SearchState) =>
  queryOptions({
    queryKey: ['members', search],
    queryFn: ({ signal }) => callApi(api, searchMembers, { query: queryOf(search), signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    gcTime: CACHE_MS,
  });
