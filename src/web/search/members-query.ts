import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { type SearchQuery, searchMembers } from '#contract/search';
import { ask } from '../api.ts';

const filterNames = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const;
export type FilterName = (typeof filterNames)[number];

/** The search that an address holds: the URL is its state. Everything else in it, as tracking, is left alone. */
export const searchOf = (params: URLSearchParams): SearchQuery =>
  Object.fromEntries(
    [...filterNames, 'page'].flatMap(name => (params.get(name) ? [[name, params.get(name)]] : [])),
  );

/** How many filters an address holds; an age range is one. */
export const countFilters = (query: SearchQuery): number =>
  [query.gender, query.country, query.countryregion, query.min_age ?? query.max_age].filter(Boolean).length;

/** The address of a search with these filters, from its first page on. */
export function filteredAddress(form: FormData): string {
  const country = String(form.get('country') ?? '');
  const params = new URLSearchParams();
  for (const name of filterNames) {
    const value = String(form.get(name) ?? '');
    // A region of the country that was chosen before is none of this one.
    const isStale = name === 'countryregion' && !value.startsWith(`${country}-`);
    if (value !== '' && !isStale) params.set(name, value);
  }
  return `?${params}`;
}

/** The address of another page of the same search. */
export function pageAddress(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return `?${next}`;
}

/** A list one comes back to stays as it was left for a while, so that nothing moves under the reader's eyes. */
const STAYS_MS = 5 * 60_000;

export const membersQuery = (api: Api, query: SearchQuery) =>
  queryOptions({
    queryKey: ['members', query],
    queryFn: ({ signal }) => ask(api, searchMembers, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STAYS_MS,
    gcTime: 2 * STAYS_MS,
  });
