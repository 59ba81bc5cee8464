import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';

/** How far outside of the visible part more is fetched already. */
const AHEAD = '600px 0px';

type More = {
  /** Tells one stretch from the next: each asks anew, since the sentinel may still be near. */
  edge: string | number | undefined;
  hasMore: boolean;
  load: () => Promise<void>;
  /** What scrolls; the page where there is none. */
  box?: RefObject<HTMLElement | null>;
  /** Stands where more will be put. */
  sentinel: RefObject<HTMLElement | null>;
};

/** Fetches more of a list when its `sentinel` comes near. After a failure it waits for the button. */
export function useMore({ edge, hasMore, load, box, sentinel }: More) {
  const { mutate, isPending, isError } = useMutation({ mutationFn: load });
  useEffect(() => {
    if (!sentinel.current || !hasMore || isError || edge === undefined) return;
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        mutate();
      },
      { root: box?.current ?? null, rootMargin: AHEAD },
    );
    watch.observe(sentinel.current);
    return () => watch.disconnect();
  }, [box, sentinel, edge, hasMore, isError, mutate]);
  // Where it comes by itself, its button is nowhere that keys must stop.
  return { load: () => mutate(), isLoading: isPending, tabIndex: isError ? 0 : -1 };
}
