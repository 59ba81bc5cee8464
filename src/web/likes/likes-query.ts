import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getLikes, type LikedProfile, type LikeType } from '#contract/likes';
import { ask } from '../api.ts';

export type Likes = Output<typeof getLikes>;

/** Everyone with whom there is a like, newest first. Kept true by realtime events. */
export const likesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['likes'],
    queryFn: ({ signal }) => ask(api, getLikes, { signal }),
    meta: { progress: 'first' },
  });

/** The three lists of the likes page; a match stands in matches alone. */
export function likesOf({ profiles }: Likes, type: LikeType): LikedProfile[] {
  return profiles.filter(({ given, received }) => {
    if (type === 'matches') return given && received;
    return type === 'given' ? given && !received : received && !given;
  });
}

/** Likes whose sender's profile was not opened yet. */
export const newLikesIn = ({ liked_by }: Likes): number => liked_by.filter(({ like_new }) => like_new).length;

export const isNewLike = ({ liked_by }: Likes, profile: string): boolean =>
  liked_by.some(({ id, like_new }) => id === profile && like_new);
