import type { Tx } from '../platform/transact.ts';
import type { MemberNotice } from '../profiles/member-notices.ts';
import { selectLikersAndLiked } from './queries.ts';

/** @spec 4.3 D5.6 */
export const publishToLikers =
  (notice: MemberNotice) =>
  async ({ db, publish }: Tx, { profileId }: { profileId: string | null }): Promise<void> => {
    const others = profileId === null ? [] : await selectLikersAndLiked(db, profileId);
    if (profileId !== null && others.length > 0) publish(notice(others, profileId));
  };
