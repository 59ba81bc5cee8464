import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchMembers } from '#contract/search';
import { callApi, useApi } from '../../api.ts';
import type { Found } from '../found-text.ts';
import { addressOf, queryOf, type Search } from '../search-state.ts';

const PAUSE_MS = 300;

/**
 * How many a search that is put together would find; null while that is not known. Asked when the hand rests, and given up when
 * it moves on. Only the number is asked for: nobody is looked up for a search that may be changed by the next tap.
 */
export function useDraftCount(draft: Search): Found | null {
  const api = useApi();
  const asked = useRested(draft);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['members-count', asked],
    queryFn: async ({ signal }): Promise<Found> => {
      const query = { ...queryOf(asked), count_only: true };
      const { numResults, capped } = await callApi(api, searchMembers, { query, signal });
      return { numResults, capped };
    },
    placeholderData: keepPreviousData,
    meta: { progress: 'never' },
  });
  const isKnown = addressOf(asked) === addressOf(draft) && !isPlaceholderData;
  return (isKnown && data) || null;
}

/** The draft, once it has not been changed for a moment. */
function useRested(draft: Search): Search {
  const [rested, setRested] = useState(draft);
  const isRested = addressOf(rested) === addressOf(draft);
  useEffect(() => {
    if (isRested) return;
    const timer = setTimeout(() => setRested(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isRested]);
  return rested;
}
