import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getLikes, getMoreLikes, type LikedProfile, type LikeType, likeTypes } from '#contract/likes';
import { apiOf, callApi } from '../data/api.ts';
import { invalidateQuery } from '../data/invalidate.ts';
import { queryKeyOf } from '../data/query.ts';

/** `counts` also includes likes that are not loaded. */
export type LoadedLikes = Output<typeof getLikes>;

/**
 * Events update this cache entry. A refetch loads as many pages as before.
 * @spec 7.8
 */
export const likesQuery = () =>
  queryOptions({
    queryKey: queryKeyOf(getLikes),
    queryFn: async ({ client, signal }) => {
      const api = apiOf(client);
      let likes = await callApi(api, getLikes, { signal });
      // `depthOf` is read in each round, because scrolling may increase it meanwhile.
      for (const type of likeTypes)
        for (let loaded = 0; loaded < depthOf(client)[type] && likes.next[type]; loaded++)
          likes = appendPage(likes, type, await fetchMoreLikes(api, likes, type, signal));
      return likes;
    },
    meta: { progress: 'first' },
  });

type Depth = Record<LikeType, number>;
const initialDepth: Depth = { received: 0, given: 0, matches: 0 };
const CACHE_MS = 10 * 60_000;

/** The number of pages loaded beyond the first, for each list. */
const depthQuery = queryOptions<Depth>({
  queryKey: ['likes-depth'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: CACHE_MS,
});
const depthOf = (cache: QueryClient): Depth => cache.getQueryData(depthQuery.queryKey) ?? initialDepth;
const addDepth = (cache: QueryClient, type: LikeType, by: number): void => {
  const depth = depthOf(cache);
  cache.setQueryData(depthQuery.queryKey, { ...depth, [type]: depth[type] + by });
};

export const useRetainDepth = (): void => void useQuery(depthQuery);

export async function loadMoreLikes(cache: QueryClient, type: LikeType): Promise<void> {
  const { queryKey } = likesQuery();
  const likes = cache.getQueryData(queryKey);
  const before = likes?.next[type];
  if (!before) return;
  addDepth(cache, type, 1);
  try {
    const more = await fetchMoreLikes(apiOf(cache), likes, type);
    const known = cache.getQueryData(queryKey);
    // Refetches if the cursor changed during the request, because `more` begins at `before`.
    if (known?.next[type] !== before) return void invalidateQuery(cache, queryKey);
    const updatedAt = cache.getQueryState(queryKey)?.dataUpdatedAt;
    cache.setQueryData(queryKey, appendPage(known, type, more), { updatedAt });
  } catch (error) {
    addDepth(cache, type, -1);
    throw error;
  }
}

const fetchMoreLikes = (api: Api, { next }: LoadedLikes, type: LikeType, signal?: AbortSignal) =>
  callApi(api, getMoreLikes, { query: { type, before: next[type] ?? '' }, ...(signal && { signal }) });

/** Skips loaded members, because they may have moved in the list between two requests. */
function appendPage(likes: LoadedLikes, type: LikeType, more: Output<typeof getMoreLikes>): LoadedLikes {
  const known = new Set(likes.profiles.map(({ id }) => id));
  const isUnknown = ({ id }: { id: string }) => !known.has(id);
  return {
    ...likes,
    profiles: [...likes.profiles, ...more.profiles.filter(isUnknown)],
    liked_by: [...likes.liked_by, ...more.liked_by.filter(isUnknown)],
    next: { ...likes.next, [type]: more.next },
  };
}

export function listOf({ given, received }: Pick<LikedProfile, 'given' | 'received'>): LikeType {
  if (given && received) return 'matches';
  return given ? 'given' : 'received';
}

export const likesInList = ({ profiles }: Pick<LoadedLikes, 'profiles'>, type: LikeType): LikedProfile[] =>
  profiles.filter(liked => listOf(liked) === type);

/** The number includes new likes that are not loaded. */
export const countNewLikes = ({ counts }: LoadedLikes): number => counts.received.new + counts.matches.new;

export const isNewLike = ({ liked_by }: Pick<LoadedLikes, 'liked_by'>, profile: string): boolean =>
  liked_by.some(({ id, like_new }) => id === profile && like_new);
