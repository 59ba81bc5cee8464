import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AutoLike } from '#contract/likes';
import { announcementTiming } from './announcement-by-page.ts';

/**
 * `earlier` is a like from before the page was opened or reconnected.
 * @spec 2.6
 */
export type Announcement = NonNullable<AutoLike> & { by: 'me' | 'other' | 'earlier' };

const NONE: Announcement[] = [];

const announcementsQuery = queryOptions<Announcement[]>({
  queryKey: ['announcements'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

export function queueAnnouncement(cache: QueryClient, announcement: Announcement): void {
  const isSame = ({ id, matched }: Announcement) =>
    id === announcement.id && matched === announcement.matched;
  cache.setQueryData(announcementsQuery.queryKey, (waiting = []) =>
    waiting.some(isSame) ? waiting : [...waiting, announcement],
  );
}

export function useAnnouncement(path: string): [Announcement | null, () => void] {
  const cache = useQueryClient();
  const { data: waiting = NONE } = useQuery(announcementsQuery);
  const next = waiting.find(announcement => announcementTiming(announcement, path) === 'now') ?? null;
  useEffect(() => {
    if (waiting.some(announcement => announcementTiming(announcement, path) === 'never'))
      cache.setQueryData(
        announcementsQuery.queryKey,
        waiting.filter(announcement => announcementTiming(announcement, path) !== 'never'),
      );
  }, [cache, waiting, path]);
  const close = () =>
    void cache.setQueryData(announcementsQuery.queryKey, waiting =>
      waiting?.filter(announcement => announcement !== next),
    );
  return [next, close];
}
