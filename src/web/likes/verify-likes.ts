import type { QueryClient } from '@tanstack/react-query';
import { formatCursor } from '#contract/cursor';
import { getLikes, getMoreLikes, type LikeType, likeTypes } from '#contract/likes';
import { apiOf, callApi } from '../data/api.ts';
import { settleCheck } from '../data/settle-check.ts';
import { isNewLike, type LoadedLikes, likesInList, likesQuery } from './likes-query.ts';

type LikesPart = Pick<LoadedLikes, 'profiles' | 'liked_by'>;
/** `from` is the index of a page's first entry in the list. */
type ListPosition = { type: LikeType; from: number };
const lastChecked = new WeakMap<QueryClient, ListPosition>();

/**
 * Compares the cached likes with the server's first pages and one later page.
 * @spec D5.6
 */
export async function verifyLikes(cache: QueryClient): Promise<void> {
  const { queryKey } = likesQuery();
  const known = cache.getQueryData<LoadedLikes>(queryKey);
  if (!known) return;
  const first = await callApi(apiOf(cache), getLikes);
  const position = nextPageToCheck(known, first, lastChecked.get(cache));
  const further =
    position && (await callApi(apiOf(cache), getMoreLikes, { query: pageQueryOf(known, position) }));
  if (position && further)
    lastChecked.set(cache, { ...position, from: position.from + further.profiles.length });
  const isUpToDate =
    JSON.stringify(first.counts) === JSON.stringify(known.counts) &&
    likeTypes.every(type => pagesAgree(known, first, { type, from: 0 })) &&
    (!position || !further || pagesAgree(known, further, position));
  settleCheck(cache, queryKey, known, isUpToDate ? withCards(known, [first, further]) : null);
}

function nextPageToCheck(
  known: LoadedLikes,
  first: LoadedLikes,
  last: ListPosition | undefined,
): ListPosition | null {
  const begun = likeTypes.map(type => ({ type, from: likesInList(first, type).length }));
  const at = begun.findIndex(({ type }) => type === last?.type);
  const order = last && at >= 0 ? [last, ...begun.slice(at + 1), ...begun.slice(0, at + 1)] : begun;
  return order.find(({ type, from }) => from > 0 && from < likesInList(known, type).length) ?? null;
}

function pageQueryOf(known: LoadedLikes, { type, from }: ListPosition) {
  const { liked_at = '', id = '' } = likesInList(known, type)[from - 1] ?? {};
  return { type, before: formatCursor({ at: new Date(liked_at), id }) };
}

/** Compares ids and `liked_at`, which changes when a like is given again. */
function pagesAgree(known: LoadedLikes, fresh: LikesPart, { type, from }: ListPosition): boolean {
  const loaded = likesInList(known, type).slice(from);
  const now = known.next[type] ? likesInList(fresh, type).slice(0, loaded.length) : likesInList(fresh, type);
  if (now.length === 0) return loaded.length === 0;
  return now.every(
    ({ id, liked_at }, index) =>
      id === loaded[index]?.id &&
      liked_at === loaded[index]?.liked_at &&
      isNewLike(known, id) === isNewLike(fresh, id),
  );
}

function withCards(known: LoadedLikes, parts: (LikesPart | null)[]): LoadedLikes {
  const fresh = new Map(parts.flatMap(part => part?.profiles ?? []).map(liked => [liked.id, liked]));
  return { ...known, profiles: known.profiles.map(liked => fresh.get(liked.id) ?? liked) };
}
