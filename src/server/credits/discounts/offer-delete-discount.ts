import { HOUR_MS } from '#contract/durations';
import type { App, MemberCaller } from '../../app.ts';
import { insertDeleteDiscount, selectDeleteDiscount, selectSignup } from './queries.ts';

/** A repeated call returns the same offer, because the first answer may be lost. */
const SAME_OFFER_MS = HOUR_MS;

/**
 * Offers `delete_discount` only once per account and mailbox, otherwise returns null.
 * @spec 4.3 D2.17 D2.36
 */
export async function offerDeleteDiscount(
  { db, clock }: App,
  { site, accountId }: MemberCaller,
): Promise<{ percentage: number } | null> {
  const now = clock.now();
  const percentage = site.company.delete_discount;
  if (!(await selectSignup(db, accountId)).isFirstOfMailbox) return null;
  if (percentage > 0) await insertDeleteDiscount(db, { accountId, percentage, now });
  const offer = await selectDeleteDiscount(db, accountId);
  if (!offer || offer.declined_at || offer.code_id) return null;
  const isSame = now.getTime() - offer.offered_at.getTime() < SAME_OFFER_MS;
  return isSame ? { percentage: offer.percentage } : null;
}
