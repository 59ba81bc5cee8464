import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { searchMembers } from '#contract/search';
import { callApi } from '../api.ts';
import { queryOf, type SearchState } from './search-state.ts';

/** A list stays unchanged for a while, so that it does not move when the viewer comes back to it. */
const STALE_MS = 5 * 60_000;
/** Visited pages stay cached this long: a long conversation may lie between. */
const CACHE_MS = 30 * 60_000;

/**
 * One page of a search. Visited pages stay cached, so that going back shows them at once.
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
