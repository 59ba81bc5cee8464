import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { membersQuery } from './members-query.ts';
import type { SearchState } from './search-state.ts';

type ConnectionInfo = { saveData?: boolean; effectiveType?: string };

export const shouldSaveData = (line: ConnectionInfo | undefined): boolean =>
  line?.saveData === true || ['slow-2g', '2g'].includes(line?.effectiveType ?? '');

/**
 * Waits until the button is almost in view, because the server limits fetched cards.
 * @spec D2.41
 */
export function usePrefetchNextPage(button: RefObject<Element | null>, next: SearchState | null): () => void {
  const cache = useQueryClient();
  const prefetch = () => {
    if (!next || shouldSaveData((navigator as { connection?: ConnectionInfo }).connection)) return;
    void cache.prefetchQuery({ ...membersQuery(next), meta: { progress: 'never' } });
  };
  useEffect(() => {
    if (!button.current) return;
    const unmounted = new AbortController();
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        whenScrolled(() => whenIdle(prefetch), unmounted.signal);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(button.current);
    return () => {
      unmounted.abort();
      observer.disconnect();
    };
  });
  return prefetch;
}

const whenScrolled = (act: () => void, signal: AbortSignal): void => {
  if (window.scrollY > 0) act();
  else addEventListener('scroll', act, { once: true, passive: true, signal });
};

const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);
