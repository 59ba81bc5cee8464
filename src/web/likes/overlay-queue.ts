import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AutoLike } from '#contract/likes';
import { overlayTiming } from './overlay-by-page.ts';

/**
 * `earlier` is a like from before the page was opened or reconnected.
 * @spec 2.6
 */
export type QueuedOverlay = NonNullable<AutoLike> & { by: 'me' | 'other' | 'earlier' };

const NONE: QueuedOverlay[] = [];

const overlaysQuery = queryOptions<QueuedOverlay[]>({
  queryKey: ['like-overlays'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

export function queueOverlay(cache: QueryClient, overlay: QueuedOverlay): void {
  const isSame = ({ id, matched }: QueuedOverlay) => id === overlay.id && matched === overlay.matched;
  cache.setQueryData(overlaysQuery.queryKey, (waiting = []) =>
    waiting.some(isSame) ? waiting : [...waiting, overlay],
  );
}

export function useNextOverlay(path: string): [QueuedOverlay | null, () => void] {
  const cache = useQueryClient();
  const { data: waiting = NONE } = useQuery(overlaysQuery);
  const next = waiting.find(overlay => overlayTiming(overlay, path) === 'now') ?? null;
  useEffect(() => {
    if (waiting.some(overlay => overlayTiming(overlay, path) === 'never'))
      cache.setQueryData(
        overlaysQuery.queryKey,
        waiting.filter(overlay => overlayTiming(overlay, path) !== 'never'),
      );
  }, [cache, waiting, path]);
  const close = () =>
    void cache.setQueryData(overlaysQuery.queryKey, waiting => waiting?.filter(overlay => overlay !== next));
  return [next, close];
}
