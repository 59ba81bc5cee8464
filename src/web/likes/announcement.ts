import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AutoLike } from '#contract/likes';

/**
 * A like or match to be shown over the page: of whom, whether it is mutual, how many others are told of with it, and how it came about: by
 * what the member himself just did, by the other one this moment, or before (`news`).
 */
export type Announcement = NonNullable<AutoLike> & { by: 'me' | 'other' | 'news' };

const NONE: Announcement[] = [];

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

/** What is to be shown over the page at `path` next, and how it goes away. What belongs nowhere over it is dropped. */
export function useAnnouncement(path: string): [Announcement | null, () => void] {
  const cache = useQueryClient();
  const { data: waiting = NONE } = useQuery(announcementsQuery);
  const next = waiting.find(one => turnOf(one, path) === 'now') ?? null;
  useEffect(() => {
    if (waiting.some(one => turnOf(one, path) === 'never'))
      cache.setQueryData(
        announcementsQuery.queryKey,
        waiting.filter(one => turnOf(one, path) !== 'never'),
      );
  }, [cache, waiting, path]);
  const close = () =>
    void cache.setQueryData(announcementsQuery.queryKey, waiting => waiting?.filter(one => one !== next));
  return [next, close];
}

/** The lists of likes (section 2), where whoever is told of is seen. */
export const isLikesList = (path: string): boolean => /^\/likes(\/(received|given|matches))?\/?$/.test(path);

/** The member whose page this is, null elsewhere. */
const profileAt = (path: string): string | null =>
  /^\/(?:members|likes\/m)\/([^/]+)\/?$/.exec(path)?.[1] ?? null;

/**
 * Whether an announcement belongs over a page (docs/decisions/0138). What the member did himself is answered wherever he is. The lists say the rest
 * themselves. What came before lies over nobody's profile, where one is about to decide: it waits until that is left, and is no news
 * once his own profile was opened, unless it is a match: nothing is left to be decided there.
 */
export function turnOf(
  { id, by, matched }: Pick<Announcement, 'id' | 'by' | 'matched'>,
  path: string,
): 'now' | 'later' | 'never' {
  if (by === 'me') return 'now';
  if (isLikesList(path)) return 'never';
  const profile = profileAt(path);
  if (by === 'other' || profile === null) return 'now';
  if (profile !== id) return 'later';
  return matched ? 'now' : 'never';
}
