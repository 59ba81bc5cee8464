import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getLikes, getMoreLikes, type LikedProfile, type LikeType, likeTypes } from '#contract/likes';
import { callApi } from '../api.ts';
import { refresh } from '../live/refresh.ts';

/** The beginnings of the three lists, as far as they were loaded, newest first, and how long the whole ones are. */
export type Likes = Output<typeof getLikes>;

/** Kept true by realtime events. Asked again, it is loaded as far as it was. */
export const likesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['likes'],
    queryFn: async ({ client, signal }) => {
      let likes = await callApi(api, getLikes, { signal });
      // The depth is looked at anew each time: the reader may be scrolling.
      for (const type of likeTypes)
        for (let loaded = 0; loaded < depthOf(client)[type] && likes.next[type]; loaded++)
          likes = withMore(likes, type, await moreOf(api, likes, type, signal));
      return likes;
    },
    meta: { progress: 'first' },
  });

type Depth = Record<LikeType, number>;
const unscrolled: Depth = { received: 0, given: 0, matches: 0 };
/** A list one comes back to is there as far as it was read, for a while. */
const STAYS_MS = 10 * 60_000;

/** How many further stretches of each list the reader has loaded. */
const depthQuery = queryOptions<Depth>({
  queryKey: ['likes-depth'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: STAYS_MS,
});
const depthOf = (cache: QueryClient): Depth => cache.getQueryData(depthQuery.queryKey) ?? unscrolled;
const deepen = (cache: QueryClient, type: LikeType, by: number): void => {
  const depth = depthOf(cache);
  cache.setQueryData(depthQuery.queryKey, { ...depth, [type]: depth[type] + by });
};

/** Keeps what is loaded of the lists as long as they are shown, and a while longer. */
export const useKeptDepth = (): void => void useQuery(depthQuery);

/** Loads the next stretch of a list. */
export async function loadMoreLikes(cache: QueryClient, api: Api, type: LikeType): Promise<void> {
  const { queryKey } = likesQuery(api);
  const likes = cache.getQueryData(queryKey);
  const before = likes?.next[type];
  if (!before) return;
  deepen(cache, type, 1);
  try {
    const more = await moreOf(api, likes, type);
    const known = cache.getQueryData(queryKey);
    // Loaded anew meanwhile, and perhaps not as far.
    if (known?.next[type] !== before) return refresh(cache, queryKey);
    const updatedAt = cache.getQueryState(queryKey)?.dataUpdatedAt;
    cache.setQueryData(queryKey, withMore(known, type, more), { updatedAt });
  } catch (error) {
    deepen(cache, type, -1);
    throw error;
  }
}

const moreOf = (api: Api, { next }: Likes, type: LikeType, signal?: AbortSignal) =>
  callApi(api, getMoreLikes, { query: { type, before: next[type] ?? '' }, ...(signal && { signal }) });

/** Whoever stands in the lists already, stays where he is: he came between two questions. */
function withMore(likes: Likes, type: LikeType, more: Output<typeof getMoreLikes>): Likes {
  const known = new Set(likes.profiles.map(({ id }) => id));
  const isNews = ({ id }: { id: string }) => !known.has(id);
  return {
    ...likes,
    profiles: [...likes.profiles, ...more.profiles.filter(isNews)],
    liked_by: [...likes.liked_by, ...more.liked_by.filter(isNews)],
    next: { ...likes.next, [type]: more.next },
  };
}

/** In which of the three lists a member stands; a match stands in matches alone. */
export function listOf({ given, received }: Pick<LikedProfile, 'given' | 'received'>): LikeType {
  if (given && received) return 'matches';
  return given ? 'given' : 'received';
}

/** What is loaded of one list of the likes page. */
export const likesOf = ({ profiles }: Pick<Likes, 'profiles'>, type: LikeType): LikedProfile[] =>
  profiles.filter(liked => listOf(liked) === type);

/** Likes whose sender's profile was not opened yet, loaded or not. */
export const newLikesIn = ({ counts }: Likes): number => counts.received.new + counts.matches.new;

export const isNewLike = ({ liked_by }: Pick<Likes, 'liked_by'>, profile: string): boolean =>
  liked_by.some(({ id, like_new }) => id === profile && like_new);
