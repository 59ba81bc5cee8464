import type { App, MemberCaller } from '../../app.ts';
import { insertDeleteOffer, selectDeleteOffer, selectSignupBonus } from './queries.ts';

/** So long the one offer is answered again, for reloads and lost answers. */
const SAME_OFFER_MS = 3_600_000;

/**
 * Offers the site's `delete_discount` to a member who is about to leave, once an account and, as the time bonus, once a mailbox
 * (decisions, "Bonus and free credits"). Null where the site offers none, where the member was offered it before or has answered, and
 * before his address is confirmed.
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
