import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import type { CountryCode } from '#contract/countries';
import { searchPlaces } from '#contract/places';
import { callApi } from '../../api.ts';

/** Shorter beginnings of a name are those of hundreds. */
export const SHORTEST = 2;

/** Towns whose name begins like this, in a country or in all of the site; what was found before stays until the next are there. */
export const placesQuery = (api: Api, typed: string, country: CountryCode | undefined) => {
  const q = typed.trim();
  return queryOptions({
    queryKey: ['places', country ?? 'all', q.toLowerCase()],
    queryFn: ({ signal }) => callApi(api, searchPlaces, { query: { q, country }, signal }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { progress: 'never' },
  });
};
