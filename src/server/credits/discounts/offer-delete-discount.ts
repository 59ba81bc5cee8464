import type { App, MemberCaller } from '../../app.ts';
import { insertDeleteOffer, selectDeleteOffer, selectSignupBonus } from './queries.ts';

/** The offer is repeated for this long, for reloads and lost answers. */
const SAME_OFFER_MS = 3_600_000;

/**
 * Offers the site's `delete_discount` to a member who is about to delete the account, once per account and,
 * like the time bonus, once per mailbox. Null if the site offers none, if the offer was made before or
 * answered, and before the email address is confirmed.
 * @spec 4.3 D2.17 D2.36
 */
export async function offerDeleteDiscount(
  { db, clock }: App,
  { site, accountId }: MemberCaller,
): Promise<{ percentage: number } | null> {
  const now = clock.now();
  const percentage = site.company.delete_discount;
  if (!(await selectSignupBonus(db, accountId)).isWelcome) return null;
  if (percentage > 0) await insertDeleteOffer(db, { accountId, percentage, now });
  const offer = await selectDeleteOffer(db, accountId);
  if (!offer || offer.declined_at || offer.code_id) return null;
  const isSame = now.getTime() - offer.offered_at.getTime() < SAME_OFFER_MS;
  return isSame ? { percentage: offer.percentage } : null;
}
