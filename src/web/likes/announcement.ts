import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AutoLike } from '#contract/likes';

/** A like or match to be shown over the page: of whom, and whether it is mutual. */
export type Announcement = NonNullable<AutoLike>;

const announcementQuery = queryOptions<Announcement | null>({
  queryKey: ['announcement'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Shows a like or match over the page; null takes it away. */
export const announce = (cache: QueryClient, announcement: Announcement | null): void =>
  void cache.setQueryData(announcementQuery.queryKey, announcement);

/** What is shown over the page, and how it goes away. */
export function useAnnouncement(): [Announcement | null, () => void] {
  const cache = useQueryClient();
  const { data } = useQuery(announcementQuery);
  return [data ?? null, () => announce(cache, null)];
}
