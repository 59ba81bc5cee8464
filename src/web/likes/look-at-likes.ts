import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { formatCursor } from '#contract/cursor';
import { getLikes, getMoreLikes, type LikeType, likeTypes } from '#contract/likes';
import { callApi } from '../api.ts';
import { settleCheck } from '../live/settle-check.ts';
import { isNewLike, type Likes, likesOf, likesQuery } from './likes-query.ts';

type Part = Pick<Likes, 'profiles' | 'liked_by'>;
/** A stretch further down one of the lists: so many stand before it. */
type Turn = { type: LikeType; from: number };
const turns = new WeakMap<QueryClient, Turn>();

/**
 * Looks whether the lists of likes are what events made of them: at their beginnings, at how long they are and how much of them is new, and
 * at one further stretch, another one each time (ADR 0109). What differs has them fetched as far as they were loaded.
 */
export async function lookAtLikes(cache: QueryClient, api: Api): Promise<void> {
  const { queryKey } = likesQuery(api);
  const known = cache.getQueryData<Likes>(queryKey);
  if (!known) return;
  const first = await callApi(api, getLikes);
  const turn = nextTurn(known, first, turns.get(cache));
  const further = turn && (await callApi(api, getMoreLikes, { query: queryOf(known, turn) }));
  if (turn && further) turns.set(cache, { ...turn, from: turn.from + further.profiles.length });
  const isTrue =
    JSON.stringify(first.counts) === JSON.stringify(known.counts) &&
    likeTypes.every(type => agree(known, first, { type, from: 0 })) &&
    (!turn || !further || agree(known, further, turn));
  settleCheck(cache, queryKey, known, isTrue ? withCards(known, [first, further]) : null);
}

/** The stretch after the one that was looked at last, in its list or in the next one; null where only the beginnings are loaded. */
function nextTurn(known: Likes, first: Likes, last: Turn | undefined): Turn | null {
  const begun = likeTypes.map(type => ({ type, from: likesOf(first, type).length }));
  const at = begun.findIndex(({ type }) => type === last?.type);
  const order = last && at >= 0 ? [last, ...begun.slice(at + 1), ...begun.slice(0, at + 1)] : begun;
  return order.find(({ type, from }) => from > 0 && from < likesOf(known, type).length) ?? null;
}

function queryOf(known: Likes, { type, from }: Turn) {
  const { liked_at = '', id = '' } = likesOf(known, type)[from - 1] ?? {};
  return { type, before: formatCursor({ at: new Date(liked_at), id }) };
}

/** Whether those from a place on are the same ones, and as new; `liked_at` changes with every like. */
function agree(known: Likes, fresh: Part, { type, from }: Turn): boolean {
  const loaded = likesOf(known, type).slice(from);
  const now = known.next[type] ? likesOf(fresh, type).slice(0, loaded.length) : likesOf(fresh, type);
  if (now.length === 0) return loaded.length === 0;
  return now.every(
    ({ id, liked_at }, index) =>
      id === loaded[index]?.id &&
      liked_at === loaded[index]?.liked_at &&
      isNewLike(known, id) === isNewLike(fresh, id),
  );
}

function withCards(known: Likes, parts: (Part | null)[]): Likes {
  const fresh = new Map(parts.flatMap(part => part?.profiles ?? []).map(liked => [liked.id, liked]));
  return { ...known, profiles: known.profiles.map(liked => fresh.get(liked.id) ?? liked) };
}
