import type { User } from '#contract/accounts';
import type { Currency } from '#contract/countries';
import type { Db } from '../platform/db.ts';
import { selectWallet } from './queries.ts';
import { type PurchaseRow, selectPurchases } from './withdrawals/queries.ts';
import { unusedParts } from './withdrawals/remainders-of.ts';

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

const paidByPurchase = (purchases: PurchaseRow[], balance: number): CreditsPaid =>
  unusedParts(purchases, balance)
    .map(({ purchase, credits, amount }) => ({ credits, amount, currency: purchase.currency as Currency }))
    .toReversed();
