import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AutoLike } from '#contract/likes';

/** A like or match to be shown over the page: of whom, whether it is mutual, and how many others are told of with it. */
export type Announcement = NonNullable<AutoLike>;

const announcementsQuery = queryOptions<Announcement[]>({
  queryKey: ['announcements'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Shows a like or match over the page, after those that wait already. */
export function announce(cache: QueryClient, announcement: Announcement): void {
  const isSame = ({ id, matched }: Announcement) =>
    id === announcement.id && matched === announcement.matched;
  cache.setQueryData(announcementsQuery.queryKey, (waiting = []) =>
    waiting.some(isSame) ? waiting : [...waiting, announcement],
  );
}

/** What is to be shown over the page next, and how it goes away. */
export function useAnnouncement(): [Announcement | null, () => void] {
  const cache = useQueryClient();
  const next = useQuery(announcementsQuery).data?.[0] ?? null;
  const close = () =>
    void cache.setQueryData(announcementsQuery.queryKey, waiting => waiting?.filter(one => one !== next));
  return [next, close];
}
