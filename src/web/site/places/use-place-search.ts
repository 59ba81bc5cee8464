import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CountryCode } from '#contract/countries';
import { type Place, searchPlaces } from '#contract/places';
import { query } from '../../data/query.ts';

/** A search starts at two characters, because a single character matches hundreds of names. */
const PLACE_QUERY_MIN = 2;
const DEBOUNCE_MS = 150;

/** @spec D1.5 */
export function usePlaceSearch(typed: string, country: CountryCode | undefined) {
  const debounced = useDebounced(typed);
  const q = debounced.trim();
  const { data, error, isPlaceholderData } = useQuery({
    ...query(searchPlaces, { q, country }),
    enabled: q.length >= PLACE_QUERY_MIN,
    placeholderData: keepPreviousData,
    meta: { progress: 'never' },
  });
  const isLongEnough = typed.trim().length >= PLACE_QUERY_MIN;
  const places: Place[] = isLongEnough ? (data?.places ?? []) : [];
  return {
    places,
    error,
    isSettled: isLongEnough && debounced === typed && data !== undefined && !isPlaceholderData,
  };
}

function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}
