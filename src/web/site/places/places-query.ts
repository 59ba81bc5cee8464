import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CountryCode } from '#contract/countries';
import { searchPlaces } from '#contract/places';
import { apiOf, callApi } from '../../data/api.ts';

/** A search starts at two characters, because a single character matches hundreds of names. */
export const PLACE_QUERY_MIN = 2;

/** @spec D1.5 */
export const placesQuery = (typed: string, country: CountryCode | undefined) => {
  const q = typed.trim();
  return queryOptions({
    queryKey: ['places', country ?? 'all', q.toLowerCase()],
    queryFn: ({ client, signal }) => callApi(apiOf(client), searchPlaces, { query: { q, country }, signal }),
    enabled: q.length >= PLACE_QUERY_MIN,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { progress: 'never' },
  });
};
