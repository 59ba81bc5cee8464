import type { MemberProfile } from '#contract/profiles';
import type { Db } from '../platform/db.ts';
import { selectLikers } from './queries.ts';

/** @spec 4.7 */
export async function likesBetween(
  db: Db,
  profileId: string,
  otherId: string,
): Promise<Pick<MemberProfile, 'liked_by_me' | 'likes_me' | 'matched'>> {
  const likers = (await selectLikers(db, profileId, otherId)).map(row => row.liker_id);
  const [liked_by_me, likes_me] = [likers.includes(profileId), likers.includes(otherId)];
  return { liked_by_me, likes_me, matched: liked_by_me && likes_me };
}
