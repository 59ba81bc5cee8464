import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';

/** Distance outside the viewport at which more is fetched. */
const AHEAD = '600px 0px';

type LoadMoreOptions = {
  /** Identifies the next page: each starts a new observer, because the sentinel may still be near. */
  edge: string | number | undefined;
  hasMore: boolean;
  load: () => Promise<void>;
  /** The scrolling element; the page if there is none. */
  box?: RefObject<HTMLElement | null>;
  /** The element at the end of the loaded items. */
  sentinel: RefObject<HTMLElement | null>;
};

/** Fetches more of a list when its `sentinel` comes near. After a failure it waits for the button. */
export function useMore({ edge, hasMore, load, box, sentinel }: LoadMoreOptions) {
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
  // While it loads by itself, the button is skipped by Tab.
  return { load: () => mutate(), isLoading: isPending, tabIndex: isError ? 0 : -1 };
}
