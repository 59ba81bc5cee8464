import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AutoLike } from '#contract/likes';

/**
 * `by` names the cause: the viewer's action, the other member's action just now, or an earlier like.
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

export const isLikesList = (path: string): boolean => /^\/likes(\/(received|given|matches))?\/?$/.test(path);

const profileIdInPath = (path: string): string | null =>
  /^\/(?:members|likes\/m)\/([^/]+)\/?$/.exec(path)?.[1] ?? null;

/**
 * When to announce a like. A like from before this visit is not announced on a profile of somebody else
 * (docs/features/likes-and-swipes.md).
 * @spec 2.6
 */
export function announcementTiming(
  { id, by, matched }: Pick<Announcement, 'id' | 'by' | 'matched'>,
  path: string,
): 'now' | 'later' | 'never' {
  if (by === 'me') return 'now';
  if (isLikesList(path)) return 'never';
  const profile = profileIdInPath(path);
  if (by === 'other' || profile === null) return 'now';
  if (profile !== id) return 'later';
  return matched ? 'now' : 'never';
}
