import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markLikeSeen } from '#contract/likes';
import { useApi } from '../data/api.ts';
import { likeEventWriters } from './like-event-writers.ts';
import { loadedLikes } from './likes-query.ts';

/** @spec 4.7 */
export function useMarkLikeSeen(profile: string, likesMe: boolean): void {
  const api = useApi();
  const cache = useQueryClient();
  useEffect(() => {
    const likes = loadedLikes(cache);
    // Also marks a like that is not loaded, because it may be new.
    const known = likes?.liked_by.find(({ id }) => id === profile);
    if (!likesMe || known?.like_new === false) return;
    api(markLikeSeen, { body: { id: profile } })
      .then(() => likeEventWriters.like_seen(cache, { type: 'like_seen', profile }))
      .catch(() => {});
  }, [api, cache, profile, likesMe]);
}
