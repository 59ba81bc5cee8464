import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';

type LoadMoreOptions = {
  /** Changes with each loaded page, so that `useMore` checks the sentinel again. */
  edge: string | number | undefined;
  hasMore: boolean;
  load: () => Promise<void>;
  onError?: () => void;
  /** Distance from the view at which the next page is fetched, as a root margin. */
  ahead?: string;
  /** The scrolled element; the whole page if undefined. */
  box?: RefObject<HTMLElement | null>;
  sentinel: RefObject<HTMLElement | null>;
};

/** After a failure, only the button that calls `load` fetches the next page. */
export function useMore({
  edge,
  hasMore,
  load,
  onError,
  ahead = '600px 0px',
  box,
  sentinel,
}: LoadMoreOptions) {
  const { mutate, isPending, isError } = useMutation({ mutationFn: load, ...(onError && { onError }) });
  useEffect(() => {
    if (!sentinel.current || !hasMore || isError || edge === undefined) return;
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        mutate();
      },
      { root: box?.current ?? null, rootMargin: ahead },
    );
    watch.observe(sentinel.current);
    return () => watch.disconnect();
  }, [box, sentinel, ahead, edge, hasMore, isError, mutate]);
  // The Tab key skips the button that calls `load`, except after a failure.
  return { load: () => mutate(), isLoading: isPending, tabIndex: isError ? 0 : -1 };
}
