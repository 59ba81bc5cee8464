import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { Button } from './button.tsx';

type LoadMoreProps = ComponentProps<typeof Button> & {
  /** Changes with each loaded page, so that the end of the list is watched again. */
  edge: string | number;
  load: () => Promise<void>;
  onFailure?: () => void;
  /** Distance from the view at which the next page is fetched, as a root margin. */
  ahead?: string;
  /** The scrolled element; the whole page if undefined. */
  box?: RefObject<HTMLElement | null>;
  className?: string | undefined;
  /** The Tab key skips the button, except after a failure. */
  isSkipped?: boolean;
};

/** The end of a list, which loads the next page when it comes near. After a failure, only the button loads it. */
export function LoadMore({
  edge,
  load,
  onFailure,
  ahead = '600px 0px',
  box,
  className,
  isSkipped = false,
  ...button
}: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: load,
    onError: () => onFailure?.(),
  });
  useEffect(() => {
    if (!end.current || isError) return;
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        mutate();
      },
      { root: box?.current ?? null, rootMargin: ahead },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [box, ahead, edge, isError, mutate]);
  return (
    <div ref={end} className={className}>
      <Button
        {...button}
        busy={isPending}
        tabIndex={isSkipped && !isError ? -1 : undefined}
        onClick={() => mutate()}
      />
    </div>
  );
}
