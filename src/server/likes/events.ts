import type { Hydrators, Member } from '../app.ts';
import type { BusNotice } from '../platform/live/bus.ts';

type Like = { liker: string; liked: string; matched: boolean };

/** Who hears of a like: both, but while the liker has not confirmed his address he alone. */
export const hearers = (
  { profileId, status }: Pick<Member, 'profileId' | 'status'>,
  liked: string,
): string[] => (status === 'not_confirmed' ? [profileId] : [profileId, liked]);

/** A member liked another, who may have liked him before. */
export const likeNotice = (to: string[], { liker, liked, matched }: Like): BusNotice => ({
  to,
  type: 'like',
  ids: { liker, liked, matched },
});

/** A like was taken back. */
export const unlikeNotice = (to: string[], { liker, liked }: Omit<Like, 'matched'>): BusNotice => ({
  to,
  type: 'unlike',
  ids: { liker, liked },
});

/** Who was liked has seen it: it is new no longer, in every browser of his. */
export const seenNotice = (liked: string, liker: string): BusNotice => ({
  to: [liked],
  type: 'like_seen',
  ids: { liker },
});

/** Whose like it was, as one of the two sees it, and the other one. */
function sideOf({ ids: { liker, liked } }: BusNotice, profileId: string) {
  return liker === profileId
    ? { by: 'me' as const, profile: String(liked) }
    : { by: 'other' as const, profile: String(liker) };
}

export const likeHydrators: Hydrators = {
  like: async (_app, notice, profileId) => ({
    type: 'like',
    ...sideOf(notice, profileId),
    matched: notice.ids.matched === true,
  }),
  unlike: async (_app, notice, profileId) => ({ type: 'unlike', ...sideOf(notice, profileId) }),
  like_seen: async (_app, { ids }) => ({ type: 'like_seen', profile: String(ids.liker) }),
};
