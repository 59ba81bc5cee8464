import { endPremium } from '../../accounts/premium.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import type { PaymentRow } from './queries.ts';
import { refundableUntil, refundDaysOf } from './refund-days.ts';
import { selectPremiumPurchases } from './refund-queries.ts';

/**
 * Whether withdrawing from a purchase, wholly or in part, ends its member's premium: no other purchase of his carries it (decisions,
 * Premium and withdrawal).
 */
export async function isOnlyPremiumPurchase(app: App, db: Db, payment: PaymentRow): Promise<boolean> {
  return isOnlyOf(await findPremiumPurchases(app, db, payment), payment);
}

/** Up to two of the purchases that premium of a payment's member rests on: they tell it of each of his payments. */
export const findPremiumPurchases = async (app: App, db: Db, payment: PaymentRow): Promise<string[]> =>
  payment.account_id ? selectPremiumPurchases(db, payment.account_id, refundDaysOf(app, payment)) : [];

/** Whether premium rests on this purchase alone, by its member's lasting ones. */
export const isOnlyOf = (premiumPurchases: readonly string[], { id }: Pick<PaymentRow, 'id'>): boolean =>
  premiumPurchases.length === 1 && premiumPurchases[0] === id;

/**
 * Ends a member's premium after a purchase of his was withdrawn from, refunded or charged back within `refund_days` and none is left that
 * carries it. Call it once the refund is noted, in the same transaction. @returns whether premium ended
 */
export async function endPremiumIfUnsupported(app: App, tx: Tx, payment: PaymentRow): Promise<boolean> {
  const until = refundableUntil(app, payment);
  if (!payment.account_id || !until || tx.now >= until) return false;
  const premiumPurchases = await findPremiumPurchases(app, tx.db, payment);
  return premiumPurchases.length === 0 && endPremium(app, tx, payment.account_id);
}
