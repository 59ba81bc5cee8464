import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchMembers } from '#contract/search';
import { query } from '../data/query.ts';
import { queryOf, type SearchState } from './search-state.ts';

/** The list does not change if the viewer returns to it within this time. */
const STALE_MS = 5 * 60_000;
/** The viewer may return to visited pages after a long conversation. */
const CACHE_MS = 30 * 60_000;

/** @spec 3.16 */
export const membersQuery = (search: SearchState) =>
  queryOptions({
    ...query(searchMembers, queryOf(search)),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    gcTime: CACHE_MS,
  });
