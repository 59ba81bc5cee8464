import type { LikeCount, LikedProfile, LikeType } from '#contract/likes';
import { isNewLike, type Likes, listOf } from './likes-query.ts';

type Side = 'me' | 'other';

/** The likes without the one that was taken back. */
export function likesWithout(likes: Likes, profile: string, by: Side): Likes {
  const side = by === 'me' ? { given: false } : { received: false };
  const changed = moved(likes, profile, liked => {
    const left = { ...liked, ...side };
    return left.given || left.received ? left : null;
  });
  if (by === 'me') return changed;
  return { ...changed, liked_by: changed.liked_by.filter(({ id }) => id !== profile) };
}

/** The likes once this member's profile was opened: his is no longer new. */
export function likesSeen(likes: Likes, profile: string): Likes {
  const liked = likes.profiles.find(({ id }) => id === profile);
  if (!liked || !isNewLike(likes, profile)) return likes;
  return {
    ...likes,
    liked_by: likes.liked_by.map(by => (by.id === profile ? { ...by, like_new: false } : by)),
    counts: counted(likes.counts, listOf(liked), { all: 0, new: -1 }),
  };
}

/** The likes without anything of a member who is gone for me. */
export function likesWithoutMember(likes: Likes, profile: string): Likes {
  const changed = moved(likes, profile, () => null);
  return { ...changed, liked_by: changed.liked_by.filter(({ id }) => id !== profile) };
}

/** One member, as far as he is loaded, in another list or in none, and the counts with him. */
function moved(likes: Likes, profile: string, become: (liked: LikedProfile) => LikedProfile | null): Likes {
  const liked = likes.profiles.find(({ id }) => id === profile);
  if (!liked) return likes;
  const became = become(liked);
  const fresh = isNewLike(likes, profile) ? 1 : 0;
  let counts = counted(likes.counts, listOf(liked), { all: -1, new: -fresh });
  if (became) counts = counted(counts, listOf(became), { all: 1, new: became.received ? fresh : 0 });
  const profiles = likes.profiles.flatMap(one => (one === liked ? (became ?? []) : one));
  return { ...likes, profiles, counts };
}

const counted = (counts: Likes['counts'], list: LikeType, by: LikeCount): Likes['counts'] => ({
  ...counts,
  [list]: {
    all: Math.max(0, counts[list].all + by.all),
    new: Math.max(0, counts[list].new + by.new),
  },
});
