import type { QueryClient } from '@tanstack/react-query';
import type { LikeCount, LikedProfile, LikeType } from '#contract/likes';
import { refreshUserCounts } from '../accounts/user-event-writers.ts';
import { type CacheWriters, certainUpdate, likelyUpdate } from '../data/update-query.ts';
import { withPresence } from '../profiles/member-event-writers.ts';
import { isNewLike, type LoadedLikes, likesQuery, listOf, updateLikes } from './likes-query.ts';

const likesKey = likesQuery().queryKey;

/** @spec D5.6 */
export const likeEventWriters = {
  // The event contains neither the member's card nor the time of the like, so the list is refetched.
  like: cache => refreshUserCounts(cache, likesKey),
  unlike(cache, { profile, by }) {
    updateLikes(cache, likes => likelyUpdate(withoutLike(likes, profile, by)));
    refreshUserCounts(cache, likesKey);
  },
  like_seen(cache, { profile }) {
    updateLikes(cache, likes => likelyUpdate(withLikeSeen(likes, profile)));
    refreshUserCounts(cache, likesKey);
  },
  presence(cache, event) {
    updateLikes(cache, likes =>
      certainUpdate({ ...likes, profiles: likes.profiles.map(card => withPresence(card, event)) }),
    );
  },
  blocked: removeLikes,
  gone: removeLikes,
} satisfies CacheWriters;

/** The viewer can no longer see this member. */
function removeLikes(cache: QueryClient, { profile }: { profile: string }): void {
  updateLikes(cache, likes => likelyUpdate(withoutMemberLikes(likes, profile)));
  refreshUserCounts(cache, likesKey);
}

type LikeGiver = 'me' | 'other';

/** @spec 4.7 D5.6 */
export function withoutLike(likes: LoadedLikes, profile: string, by: LikeGiver): LoadedLikes {
  const side = by === 'me' ? { given: false } : { received: false };
  const changed = moveToList(likes, profile, liked => {
    const remaining = { ...liked, ...side };
    return remaining.given || remaining.received ? remaining : null;
  });
  if (by === 'me') return changed;
  return { ...changed, liked_by: changed.liked_by.filter(({ id }) => id !== profile) };
}

function withLikeSeen(likes: LoadedLikes, profile: string): LoadedLikes {
  const liked = likes.profiles.find(({ id }) => id === profile);
  if (!liked || !isNewLike(likes, profile)) return likes;
  return {
    ...likes,
    liked_by: likes.liked_by.map(by => (by.id === profile ? { ...by, like_new: false } : by)),
    counts: adjustCounts(likes.counts, listOf(liked), { all: 0, new: -1 }),
  };
}

function withoutMemberLikes(likes: LoadedLikes, profile: string): LoadedLikes {
  const changed = moveToList(likes, profile, () => null);
  return { ...changed, liked_by: changed.liked_by.filter(({ id }) => id !== profile) };
}

/** Replaces the member's entry and adjusts the counts. If `transform` returns null, the entry is removed. */
function moveToList(
  likes: LoadedLikes,
  profile: string,
  transform: (liked: LikedProfile) => LikedProfile | null,
): LoadedLikes {
  const liked = likes.profiles.find(({ id }) => id === profile);
  if (!liked) return likes;
  const became = transform(liked);
  const fresh = isNewLike(likes, profile) ? 1 : 0;
  let counts = adjustCounts(likes.counts, listOf(liked), { all: -1, new: -fresh });
  if (became) counts = adjustCounts(counts, listOf(became), { all: 1, new: became.received ? fresh : 0 });
  const profiles = likes.profiles.flatMap(one => (one === liked ? (became ?? []) : one));
  return { ...likes, profiles, counts };
}

const adjustCounts = (
  counts: LoadedLikes['counts'],
  list: LikeType,
  by: LikeCount,
): LoadedLikes['counts'] => ({
  ...counts,
  [list]: {
    all: Math.max(0, counts[list].all + by.all),
    new: Math.max(0, counts[list].new + by.new),
  },
});
