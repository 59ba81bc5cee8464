import type { Tx } from '../platform/transact.ts';
import type { MemberNotice } from '../profiles/member-notices.ts';
import { selectLikersAndLiked } from './queries.ts';

/** A member left or came back: whoever likes him or is liked by him hears of it. */
export const tellLikers =
  (tiding: MemberNotice) =>
  async ({ db, publish }: Tx, { profileId }: { profileId: string | null }): Promise<void> => {
    const others = profileId === null ? [] : await selectLikersAndLiked(db, profileId);
    if (profileId !== null && others.length > 0) publish(tiding(others, profileId));
  };
