import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markLikeSeen } from '#contract/likes';
import { useApi } from '../api.ts';
import { applyEvent } from '../live/apply-event.ts';
import type { Likes } from './likes-query.ts';

/** Opening a profile clears the new flag of that member's like (section 4): here at once, then on the server. */
export function useSeeLike(profile: string, likesMe: boolean): void {
  const api = useApi();
  const cache = useQueryClient();
  useEffect(() => {
    const likes = cache.getQueryData<Likes>(['likes']);
    // One that is not loaded may be new.
    const known = likes?.liked_by.find(({ id }) => id === profile);
    if (!likesMe || known?.like_new === false) return;
    api(markLikeSeen, { body: { id: profile } })
      .then(() => applyEvent(cache, { type: 'like_seen', profile }))
      .catch(() => {});
  }, [api, cache, profile, likesMe]);
}
