import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchMembers } from '#contract/search';
import { query } from '../../data/query.ts';
import type { ResultCount } from '../result-count-text.ts';
import { queryOf, queryStringOf, type SearchState } from '../search-state.ts';

const PAUSE_MS = 300;

/**
 * Counts the members whom the draft would find; null while loading.
 * @spec 3.16 D2.22
 */
export function useDraftCount(draft: SearchState): ResultCount | null {
  const settled = useDebounced(draft);
  const { data, isPlaceholderData } = useQuery({
    ...query(searchMembers, { ...queryOf(settled), count_only: true }),
    placeholderData: keepPreviousData,
    meta: { progress: 'never' },
  });
  const isKnown = queryStringOf(settled) === queryStringOf(draft) && !isPlaceholderData;
  return (isKnown && data) || null;
}

function useDebounced(draft: SearchState): SearchState {
  const [rested, setRested] = useState(draft);
  const isRested = queryStringOf(rested) === queryStringOf(draft);
  useEffect(() => {
    if (isRested) return;
    const timer = setTimeout(() => setRested(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isRested]);
  return rested;
}
