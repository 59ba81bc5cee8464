import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';

/** The next page is fetched when the end of the loaded pages is this near to the view. */
const AHEAD = '600px 0px';

type LoadMoreOptions = {
  /**
   * A value that changes with each loaded page. After a change, `useMore` checks again whether the sentinel
   * is near.
   */
  edge: string | number | undefined;
  hasMore: boolean;
  load: () => Promise<void>;
  /** The scrolled element; the whole page if undefined. */
  box?: RefObject<HTMLElement | null>;
  sentinel: RefObject<HTMLElement | null>;
};

/**
 * Fetches the next page when `sentinel`, the element at the edge of the loaded pages, comes near the view.
 * After a failure, only the button that calls `load` fetches the next page.
 */
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
  // Tab skips the button that calls `load`, because pages load by scrolling. After a failure the button is
  // needed, so Tab reaches it.
  return { load: () => mutate(), isLoading: isPending, tabIndex: isError ? 0 : -1 };
}
