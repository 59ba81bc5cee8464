import type { Currency } from '#contract/countries';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import { refundAmount, unusedCredits } from '../payments/unused-credits.ts';
import { lockWallet } from '../queries.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { type PurchaseRow, selectPurchases, selectUnspent } from './queries.ts';

/** `amount` is in minor units. */
export type Remainder = { purchase: PurchaseRow; credits: number; amount: number };

/** Returns the cents left to collect, or null if no direct debit is due. */
export const amountStillCollected = ({ purchase, amount }: Remainder): number | null =>
  purchase.is_due ? purchase.amount - purchase.refunded_amount - amount : null;

/**
 * Lists the unused part of each purchase, latest first.
 * @spec D2.35 D5.1
 */
export async function remaindersOf(db: Db, accountId: string): Promise<Remainder[]> {
  const purchases = await selectPurchases(db, accountId);
  const parts = unusedParts(purchases, await selectUnspent(db, accountId));
  return parts.filter(({ amount }) => amount > 0);
}

/** @param purchases the latest first */
export function unusedParts(purchases: PurchaseRow[], balance: number): Remainder[] {
  const unused = unusedCredits(purchases, balance);
  return purchases.flatMap(purchase => {
    const credits = unused.get(purchase.id) ?? 0;
    const refunded = { credits: purchase.refunded, amount: purchase.refunded_amount };
    return credits > 0 ? [{ purchase, credits, amount: refundAmount(credits, purchase, refunded) }] : [];
  });
}

/**
 * Refunds all unused credits of a member who may not use them any more, however old the purchases are.
 * @returns the amounts in minor units by currency
 * @spec D2.35 D5.5
 */
export async function refundUnusedCredits(tx: Tx, accountId: string): Promise<Map<Currency, number>> {
  await lockWallet(tx.db, accountId);
  const amounts = new Map<Currency, number>();
  for (const remainder of await remaindersOf(tx.db, accountId)) {
    await requestRefund(tx, accountId, remainder, 'refund');
    const currency = remainder.purchase.currency as Currency;
    amounts.set(currency, (amounts.get(currency) ?? 0) + remainder.amount);
  }
  return amounts;
}

/**
 * Refunds all unused credits, however old the purchases are.
 * @spec 4.3 D2.35
 */
export const refundRemainders: Parameters<App['hooks']['onErase']['register']>[0] = async (
  tx: Tx,
  { accountId },
) => {
  await lockWallet(tx.db, accountId);
  for (const remainder of await remaindersOf(tx.db, accountId))
    await requestRefund(tx, accountId, remainder, 'deletion');
};
