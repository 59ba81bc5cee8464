import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../api.ts';
import type { Found } from '../found-text.ts';
import { membersQuery } from '../members-query.ts';
import { addressOf, type Search } from '../search-state.ts';

const PAUSE_MS = 300;

/**
 * How many a search that is put together would find; null while that is not known. Asked when the hand rests, and given up when
 * it moves on. It is the search's own first page, so that taking it shows it at once.
 */
export function useDraftCount(draft: Search): Found | null {
  const api = useApi();
  const [asked, setAsked] = useState(draft);
  const isSettled = addressOf(asked) === addressOf(draft);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setAsked(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isSettled]);
  const { data, isPlaceholderData } = useQuery({ ...membersQuery(api, asked), meta: { progress: 'never' } });
  return data && isSettled && !isPlaceholderData ? data : null;
}
