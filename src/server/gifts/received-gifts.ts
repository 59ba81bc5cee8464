import { giftIds } from '#contract/gift-catalogue';
import type { MemberProfile } from '#contract/profiles';
import type { Db } from '../platform/db.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { selectReceived } from './queries.ts';

/**
 * What a member was given, by kind in the order of the catalogue, for members who see his page; never by whom
 * (docs/decisions/0129, 0139). Empty for visitors, and where he shows them to nobody.
 */
export async function receivedGifts(
  db: Db,
  { member }: Viewer,
  profileId: string,
): Promise<MemberProfile['gifts']> {
  if (!member) return [];
  const counts = new Map((await selectReceived(db, profileId)).map(({ gift, count }) => [gift, count]));
  return giftIds.map(gift => ({ gift, count: counts.get(gift) ?? 0 })).filter(({ count }) => count > 0);
}
