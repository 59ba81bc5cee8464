import type { EventSerializers, Member } from '../app.ts';
import type { BusNotice } from '../platform/live/bus.ts';

type LikeEvent = { liker: string; liked: string; matched: boolean };

/** Until the liker is activated, the liked member receives no events about the like. */
export const likeEventRecipients = (
  { profileId, status }: Pick<Member, 'profileId' | 'status'>,
  liked: string,
): string[] => (status === 'not_confirmed' ? [profileId] : [profileId, liked]);

export const likeNotice = (to: string[], { liker, liked, matched }: LikeEvent): BusNotice => ({
  to,
  type: 'like',
  ids: { liker, liked, matched },
});

export const unlikeNotice = (to: string[], { liker, liked }: Omit<LikeEvent, 'matched'>): BusNotice => ({
  to,
  type: 'unlike',
  ids: { liker, liked },
});

export const likeSeenNotice = (liked: string, liker: string): BusNotice => ({
  to: [liked],
  type: 'like_seen',
  ids: { liker },
});

function perspectiveOf({ ids: { liker, liked } }: BusNotice, profileId: string) {
  return liker === profileId
    ? { by: 'me' as const, profile: String(liked) }
    : { by: 'other' as const, profile: String(liker) };
}

/** @spec 4.7 D5.6 */
export const likeEventSerializers: EventSerializers = {
  like: async (_app, notice, profileId) => ({
    type: 'like',
    ...perspectiveOf(notice, profileId),
    matched: notice.ids.matched === true,
  }),
  unlike: async (_app, notice, profileId) => ({ type: 'unlike', ...perspectiveOf(notice, profileId) }),
  like_seen: async (_app, { ids }) => ({ type: 'like_seen', profile: String(ids.liker) }),
};
