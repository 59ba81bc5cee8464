import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { searchMembers } from '#contract/search';
import { callApi } from '../api.ts';
import { queryOf, type SearchState } from './search-state.ts';

/** The list must not change when the viewer comes back to it. */
const STALE_MS = 5 * 60_000;
/** Visited pages stay cached: a long conversation may lie between. */
const CACHE_MS = 30 * 60_000;

/**
 * Going back shows visited pages at once.
 * @spec 3.16
 */
export const membersQuery = (api: Api, search: SearchState) =>
  queryOptions({
    queryKey: ['members', search],
    queryFn: ({ signal }) => callApi(api, searchMembers, { query: queryOf(search), signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    gcTime: CACHE_MS,
  });
