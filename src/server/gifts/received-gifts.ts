import { giftIds } from '#contract/gift-catalogue';
import type { MemberProfile } from '#contract/profiles';
import type { Db } from '../platform/db.ts';
import type { Tx } from '../platform/transact.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { deleteReceivedGifts, selectShownReceivedGifts } from './queries.ts';

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

/**
 * Removes received gifts whose message was unsent or whose credits were returned.
 * @spec D2.11 D5.1
 */
export async function removeReceivedGifts(
  { db }: Tx,
  { references }: { references: string[] },
): Promise<void> {
  if (references.length > 0) await deleteReceivedGifts(db, references);
}
