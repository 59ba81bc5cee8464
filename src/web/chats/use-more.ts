import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';

/** Distance from the view at which the next page is fetched. */
const AHEAD = '600px 0px';

type LoadMoreOptions = {
  /** Changes with each loaded page, so that `useMore` checks the sentinel again. */
  edge: string | number | undefined;
  hasMore: boolean;
  load: () => Promise<void>;
  /** The scrolled element; the whole page if undefined. */
  box?: RefObject<HTMLElement | null>;
  sentinel: RefObject<HTMLElement | null>;
};

/** After a failure, only the button that calls `load` fetches the next page. */
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
  // The Tab key skips the button that calls `load`, except after a failure.
  return { load: () => mutate(), isLoading: isPending, tabIndex: isError ? 0 : -1 };
}
