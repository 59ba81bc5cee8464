import type { EventSerializers, Member } from '../app.ts';
import type { BusNotice } from '../platform/live/bus.ts';
import type { Tx } from '../platform/transact.ts';
import type { MemberNotice } from '../profiles/member-notices.ts';
import { selectLiked, selectLikersAndLiked } from './queries.ts';

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

/**
 * Publishes the likes that the member gave before activation.
 * @spec 4.7 4.2
 */
export async function publishHeldLikes(tx: Tx, { profileId: liker }: { profileId: string }): Promise<void> {
  for (const { liked_id: liked } of await selectLiked(tx.db, liker))
    tx.publish(likeNotice([liked], { liker, liked, matched: false }));
}

/** @spec 4.3 D5.6 */
export const publishToLikers =
  (notice: MemberNotice) =>
  async ({ db, publish }: Tx, { profileId }: { profileId: string | null }): Promise<void> => {
    const others = profileId === null ? [] : await selectLikersAndLiked(db, profileId);
    if (profileId !== null && others.length > 0) publish(notice(others, profileId));
  };
