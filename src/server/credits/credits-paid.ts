import type { User } from '#contract/accounts';
import type { Currency } from '#contract/countries';
import type { Db } from '../platform/db.ts';
import { refundAmount, unusedCredits } from './payments/unused-credits.ts';
import { selectWallet } from './queries.ts';
import { type PurchaseRow, selectPurchases } from './withdrawals/queries.ts';

type CreditsPaid = User['credits_paid'];

/**
 * Lists free credits first, then purchases from the oldest. `amount` is in minor units.
 * @spec D2.13 D5.1
 */
export async function creditsPaid(db: Db, accountId: string): Promise<CreditsPaid> {
  const { free, purchased } = await selectWallet(db, accountId);
  const bought = purchased > 0 ? paidByPurchase(await selectPurchases(db, accountId), purchased) : [];
  const freeCredits = free + purchased - bought.reduce((sum, { credits }) => sum + credits, 0);
  return freeCredits > 0 ? [{ credits: freeCredits, amount: 0, currency: null }, ...bought] : bought;
}

function paidByPurchase(purchases: PurchaseRow[], balance: number): CreditsPaid {
  const unused = unusedCredits(purchases, balance);
  const lots = purchases.flatMap(purchase => {
    const credits = unused.get(purchase.id) ?? 0;
    const refunded = { credits: purchase.refunded, amount: purchase.refunded_amount };
    const amount = refundAmount(credits, purchase, refunded);
    return credits > 0 ? [{ credits, amount, currency: purchase.currency as Currency }] : [];
  });
  return lots.toReversed();
}
