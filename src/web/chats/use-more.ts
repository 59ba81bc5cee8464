import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';

/** Fetches ahead at this distance. */
const AHEAD = '600px 0px';

type LoadMoreOptions = {
  /** Each page starts a new observer, because the sentinel may still be near. */
  edge: string | number | undefined;
  hasMore: boolean;
  load: () => Promise<void>;
  /** The page if there is none. */
  box?: RefObject<HTMLElement | null>;
  sentinel: RefObject<HTMLElement | null>;
};

/** Fetches when the `sentinel` comes near; after a failure it waits for the button. */
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
  // While it loads by itself, Tab skips the button.
  return { load: () => mutate(), isLoading: isPending, tabIndex: isError ? 0 : -1 };
}
