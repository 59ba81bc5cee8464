import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { searchMembers } from '#contract/search';
import { callApi } from '../api.ts';
import { queryOf, type Search } from './search-state.ts';

/** A list one comes back to stays as it was left for a while, so that nothing moves under the reader's eyes. */
const STAYS_MS = 5 * 60_000;
/** How long the pages one went through are kept: a long conversation with somebody found lies between. */
const KEPT_MS = 30 * 60_000;

/** One page of a search; the pages that were seen are kept, so that the way back shows them at once. */
export const membersQuery = (api: Api, search: Search) =>
  queryOptions({
    queryKey: ['members', search],
    queryFn: ({ signal }) => callApi(api, searchMembers, { query: queryOf(search), signal }),
    placeholderData: keepPreviousData,
    staleTime: STAYS_MS,
    gcTime: KEPT_MS,
  });
