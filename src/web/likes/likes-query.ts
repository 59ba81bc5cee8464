import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Output } from '#contract/call';
import { getLikes, getMoreLikes, type LikedProfile, type LikeType } from '#contract/likes';
import { apiOf, callApi } from '../data/api.ts';
import { checkPages, loadNextPage, pagesUpdater } from '../data/pages.ts';
import { queryKeyOf } from '../data/query.ts';
import { certainUpdate, updateQuery } from '../data/update-query.ts';

/** `counts` also includes likes that are not loaded. */
export type LoadedLikes = Output<typeof getLikes>;
/** The first page contains the beginning of all lists and the counts, a further page belongs to one list. */
type LikesPage = Pick<LoadedLikes, 'profiles' | 'liked_by'> & {
  counts?: LoadedLikes['counts'];
  next: Partial<LoadedLikes['next']>;
};
type LikePages = InfiniteData<LikesPage>;
/** The first page's parameter contains the lists of the further pages. */
type PageParam = LikeType[] | { type: LikeType; before: string };

/** @spec 7.8 */
export const likesQuery = () =>
  infiniteQueryOptions({
    queryKey: queryKeyOf(getLikes),
    queryFn: async ({ client, signal, pageParam }): Promise<LikesPage> => {
      if (Array.isArray(pageParam)) return callApi(apiOf(client), getLikes, { signal });
      const { next, ...page } = await callApi(apiOf(client), getMoreLikes, { query: pageParam, signal });
      return { ...page, next: { [pageParam.type]: next } };
    },
    initialPageParam: [] as PageParam,
    getNextPageParam(_last, pages, _lastParam, [types, ...loaded]): PageParam | undefined {
      const next: LikesPage['next'] = Object.assign({}, ...pages.map(page => page.next));
      const type = (types as LikeType[]).slice(loaded.length).find(type => next[type]);
      return type && { type, before: next[type] ?? '' };
    },
    select: joinPages,
    meta: { progress: 'first' },
  });

const likesKey = likesQuery().queryKey;

/** A like may have moved to another page between two requests. */
function joinPages({ pages }: LikePages): LoadedLikes {
  return {
    ...(pages[0] as LoadedLikes),
    profiles: uniqueById(pages.flatMap(({ profiles }) => profiles)),
    liked_by: uniqueById(pages.flatMap(page => page.liked_by)),
    next: Object.assign({}, ...pages.map(({ next }) => next)),
  };
}

const uniqueById = <T extends { id: string }>(items: T[]): T[] => [
  ...new Map(items.map(item => [item.id, item])).values(),
];

function splitIntoPages(
  { profiles, liked_by, counts }: LoadedLikes,
  { pages, pageParams }: LikePages,
): LikePages {
  const liked = new Map(profiles.map(profile => [profile.id, profile]));
  const likers = new Map(liked_by.map(liker => [liker.id, liker]));
  const split = pages.map(page => ({
    ...page,
    ...(page.counts && { counts }),
    profiles: page.profiles.flatMap(({ id }) => liked.get(id) ?? []),
    liked_by: page.liked_by.flatMap(({ id }) => likers.get(id) ?? []),
  }));
  return { pages: split, pageParams };
}

export function loadedLikes(cache: QueryClient): LoadedLikes | undefined {
  const pages = cache.getQueryData(likesKey);
  return pages && joinPages(pages);
}

export const updateLikes = pagesUpdater(likesKey, joinPages, splitIntoPages);

export const loadMoreLikes = (cache: QueryClient, type: LikeType): Promise<void> =>
  loadNextPage(cache, likesQuery(), () => setFurtherPages(cache, types => [...types, type]));

const setFurtherPages = (cache: QueryClient, change: (loaded: LikeType[]) => LikeType[]): void =>
  updateQuery(cache, likesKey, ({ pages, pageParams: [, ...further] }) => {
    const types = further.map(page => (page as { type: LikeType }).type);
    return certainUpdate({ pages, pageParams: [change(types), ...further] });
  });

/** Compares what events keep up to date, not the member cards. `liked_at` changes when a like is given again. */
export const checkLikes = (cache: QueryClient): Promise<void> =>
  checkPages(cache, likesQuery(), ({ profiles, ...page }) => [
    page,
    profiles.map(({ id, liked_at, given, received }) => [id, liked_at, given, received]),
  ]);

const DROPPED_AFTER_MS = 10 * 60_000;
let dropTimer: ReturnType<typeof setTimeout> | undefined;

/** Ten minutes after the member left the lists, a refetch loads only their first pages. */
export function useDropFurtherPages(): void {
  const cache = useQueryClient();
  useEffect(() => {
    clearTimeout(dropTimer);
    return () => {
      dropTimer = setTimeout(() => setFurtherPages(cache, () => []), DROPPED_AFTER_MS);
    };
  }, [cache]);
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
