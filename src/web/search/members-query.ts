import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { type SearchQuery, searchMembers } from '#contract/search';
import { ask } from '../api.ts';

const names = ['gender', 'country', 'countryregion', 'min_age', 'max_age', 'page'] as const;

/** The search that an address holds: the URL is its state. */
export const searchOf = (params: URLSearchParams): SearchQuery =>
  Object.fromEntries(names.flatMap(name => (params.get(name) ? [[name, params.get(name)]] : [])));

export const membersQuery = (api: Api, query: SearchQuery) =>
  queryOptions({
    queryKey: ['members', query],
    queryFn: ({ signal }) => ask(api, searchMembers, { query, signal }),
    placeholderData: keepPreviousData,
  });
