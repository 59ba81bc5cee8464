import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useApi } from '../api.ts';
import { membersQuery } from './members-query.ts';
import type { Search } from './search-state.ts';

type Line = { saveData?: boolean; effectiveType?: string };

/** Whether a line is to be spared: slow, or its owner says so. */
export const isSpared = (line: Line | undefined): boolean =>
  line?.saveData === true || ['slow-2g', '2g'].includes(line?.effectiveType ?? '');

/**
 * Fetches the next page once the reader scrolls, its button comes near and nothing else is to be done, unless the line is to be spared.
 * A page that is only opened costs none of the cards that an account or a network may be shown (decisions, "Budgets of cards").
 */
export function useNextPage(button: RefObject<Element | null>, next: Search | null): () => void {
  const api = useApi();
  const cache = useQueryClient();
  const fetchIt = () => {
    if (!next || isSpared((navigator as { connection?: Line }).connection)) return;
    void cache.prefetchQuery({ ...membersQuery(api, next), meta: { progress: 'never' } });
  };
  useEffect(() => {
    if (!button.current) return;
    const left = new AbortController();
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        whenScrolled(() => whenIdle(fetchIt), left.signal);
      },
      { rootMargin: '100% 0px' },
    );
    watch.observe(button.current);
    return () => {
      left.abort();
      watch.disconnect();
    };
  });
  return fetchIt;
}

const whenScrolled = (act: () => void, signal: AbortSignal): void => {
  if (window.scrollY > 0) act();
  else addEventListener('scroll', act, { once: true, passive: true, signal });
};

const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);
