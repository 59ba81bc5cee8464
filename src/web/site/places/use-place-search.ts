import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CountryCode } from '#contract/countries';
import type { Place } from '#contract/places';
import { PLACE_QUERY_MIN, placesQuery } from './places-query.ts';

const DEBOUNCE_MS = 150;

/** @spec D1.5 */
export function usePlaceSearch(typed: string, country: CountryCode | undefined) {
  const debounced = useDebounced(typed);
  const { data, error, isPlaceholderData } = useQuery(placesQuery(debounced, country));
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
