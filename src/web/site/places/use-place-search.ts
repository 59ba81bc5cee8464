import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CountryCode } from '#contract/countries';
import type { Place } from '#contract/places';
import { useApi } from '../../api.ts';
import { placesQuery, SHORTEST } from './places-query.ts';

/** Between two letters of somebody who types. */
const PAUSE_MS = 150;

/** Towns that begin like what is being typed, asked for when the typing pauses. `isSettled`: they are those of what stands there. */
export function usePlaceSearch(typed: string, country: CountryCode | undefined) {
  const paused = usePaused(typed);
  const { data, error, isPlaceholderData } = useQuery(placesQuery(useApi(), paused, country));
  const isAsked = typed.trim().length >= SHORTEST;
  const places: Place[] = isAsked ? (data?.places ?? []) : [];
  return {
    places,
    error,
    isSettled: isAsked && paused === typed && data !== undefined && !isPlaceholderData,
  };
}

function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
