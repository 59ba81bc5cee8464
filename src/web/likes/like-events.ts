import type { Likes } from './likes-query.ts';

type Side = 'me' | 'other';

/** The likes without the one that was taken back. */
export function likesWithout(likes: Likes, profile: string, by: Side): Likes {
  const profiles = likes.profiles.flatMap(liked => {
    if (liked.id !== profile) return [liked];
    const left = { ...liked, ...(by === 'me' ? { given: false } : { received: false }) };
    return left.given || left.received ? [left] : [];
  });
  if (by === 'me') return { ...likes, profiles };
  return { profiles, liked_by: likes.liked_by.filter(({ id }) => id !== profile) };
}

/** The likes once this member's profile was opened: his is no longer new. */
export const likesSeen = (likes: Likes, profile: string): Likes => ({
  ...likes,
  liked_by: likes.liked_by.map(liked => (liked.id === profile ? { ...liked, like_new: false } : liked)),
});

/** The likes without anything of a member who is gone for me. */
export const likesWithoutMember = ({ profiles, liked_by }: Likes, profile: string): Likes => ({
  profiles: profiles.filter(({ id }) => id !== profile),
  liked_by: liked_by.filter(({ id }) => id !== profile),
});
