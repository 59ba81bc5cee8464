import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useApi } from '../api.ts';
import { loadEarlier, type Thread, type ThreadPlace } from './thread-query.ts';

/** How far above the visible part earlier messages are fetched already. */
const AHEAD = '600px 0px 0px 0px';

/**
 * Fetches earlier messages when `sentinel`, which stands before the first one, comes near. After a failure it waits for the
 * button.
 */
export function useEarlier(
  place: ThreadPlace,
  { messages, has_earlier: hasEarlier }: Thread,
  box: RefObject<HTMLElement | null>,
  sentinel: RefObject<HTMLElement | null>,
) {
  const api = useApi();
  const cache = useQueryClient();
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => loadEarlier(cache, api, place) });
  const first = messages[0]?.seq;
  // Each stretch asks anew: the sentinel may still be near.
  useEffect(() => {
    if (!sentinel.current || !hasEarlier || isError || first === undefined) return;
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        mutate();
      },
      { root: box.current, rootMargin: AHEAD },
    );
    watch.observe(sentinel.current);
    return () => watch.disconnect();
  }, [box, sentinel, first, hasEarlier, isError, mutate]);
  return { load: () => mutate(), isLoading: isPending };
}
