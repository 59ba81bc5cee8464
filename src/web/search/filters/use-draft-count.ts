import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchMembers } from '#contract/search';
import { ask, useApi } from '../../api.ts';
import type { Found } from '../found-text.ts';
import { membersQuery } from '../members-query.ts';
import { addressOf, queryOf, type Search } from '../search-state.ts';

const PAUSE_MS = 300;

/**
 * How many a search that is put together would find; null while that is not known. Asked when the hand rests, and given up when
 * it moves on. What was answered is the search's own first page, so that taking it shows it at once.
 */
export function useDraftCount(draft: Search): Found | null {
  const api = useApi();
  const cache = useQueryClient();
  const asked = useRested(draft);
  const { data, isPlaceholderData } = useQuery({
    // A question of its own: given up with the sheet, it must not take the page's own along.
    queryKey: ['members-count', asked],
    queryFn: async ({ signal }): Promise<Found> => {
      const answer = await ask(api, searchMembers, { query: queryOf(asked), signal });
      cache.setQueryData(membersQuery(api, asked).queryKey, answer);
      return { numResults: answer.numResults, capped: answer.capped };
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
