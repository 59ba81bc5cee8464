import type { QueryClient } from '@tanstack/react-query';
import { refreshUserCounts } from '../accounts/user-event-writers.ts';
import { type CacheWriters, certainUpdate, likelyUpdate, updateQuery } from '../data/update-query.ts';
import { withPresence } from '../profiles/member-event-writers.ts';
import { withLikeSeen, withoutLike, withoutMemberLikes } from './like-events.ts';
import { likesQuery } from './likes-query.ts';

const likesKey = likesQuery().queryKey;

/** @spec D5.6 */
export const likeEventWriters = {
  // The event contains neither the member's card nor the time of the like, so the list is refetched.
  like: cache => refreshUserCounts(cache, likesKey),
  unlike(cache, { profile, by }) {
    updateQuery(cache, likesKey, likes => likelyUpdate(withoutLike(likes, profile, by)));
    refreshUserCounts(cache, likesKey);
  },
  like_seen(cache, { profile }) {
    updateQuery(cache, likesKey, likes => likelyUpdate(withLikeSeen(likes, profile)));
    refreshUserCounts(cache, likesKey);
  },
  presence(cache, event) {
    updateQuery(cache, likesKey, likes =>
      certainUpdate({ ...likes, profiles: likes.profiles.map(card => withPresence(card, event)) }),
    );
  },
  blocked: removeLikes,
  gone: removeLikes,
} satisfies CacheWriters;

/** The viewer can no longer see this member. */
function removeLikes(cache: QueryClient, { profile }: { profile: string }): void {
  updateQuery(cache, likesKey, likes => likelyUpdate(withoutMemberLikes(likes, profile)));
  refreshUserCounts(cache, likesKey);
}
