import { giftIds } from '#contract/gift-catalogue';
import type { MemberProfile } from '#contract/profiles';
import type { Db } from '../platform/db.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { selectShownReceivedGifts } from './queries.ts';

/**
 * Returns an empty list for visitors, and if the member hides received gifts.
 * @spec D2.11 2.9
 */
export async function receivedGifts(
  db: Db,
  { member }: Viewer,
  profileId: string,
): Promise<MemberProfile['gifts']> {
  if (!member) return [];
  const counts = new Map(
    (await selectShownReceivedGifts(db, profileId)).map(({ gift, count }) => [gift, count]),
  );
  return giftIds.map(gift => ({ gift, count: counts.get(gift) ?? 0 })).filter(({ count }) => count > 0);
}
