import type { Db } from '../../platform/db.ts';
import { refundAmount, unusedCredits } from '../payments/unused-credits.ts';
import { type PurchaseRow, selectPurchases, selectUnspent } from './queries.ts';

/** What is unused of a purchase, and the money it was paid with, in minor units. */
export type Remainder = { purchase: PurchaseRow; credits: number; amount: number };

/**
 * What is collected of a direct debit once this went back of it, in cents; null where the bank was asked for it before, or it was paid in
 * another way: then money comes back.
 */
export const amountStillCollected = ({ purchase, amount }: Remainder): number | null =>
  purchase.is_due ? purchase.amount - purchase.refunded_amount - amount : null;

/** What is unused of each of a member's purchases, the latest first; those of which nothing is left out (decisions, 2). */
export async function remaindersOf(db: Db, accountId: string): Promise<Remainder[]> {
  const purchases = await selectPurchases(db, accountId);
  const unused = unusedCredits(purchases, await selectUnspent(db, accountId));
  return purchases.flatMap(purchase => {
    const credits = unused.get(purchase.id) ?? 0;
    const back = { credits: purchase.refunded, amount: purchase.refunded_amount };
    const amount = refundAmount(credits, purchase, back);
    return credits > 0 && amount > 0 ? [{ purchase, credits, amount }] : [];
  });
}
