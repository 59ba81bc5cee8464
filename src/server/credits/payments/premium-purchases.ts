import { endPremium } from '../../accounts/premium.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import type { PaymentRow } from './queries.ts';
import { refundableUntil, refundDaysOf } from './refund-days.ts';
import { selectPremiumPurchases } from './refund-queries.ts';

/**
 * Whether a withdrawal from this purchase, in whole or in part, ends premium: no other purchase of the member
 * supports it.
 * @spec D2.35
 */
export async function isOnlyPremiumPurchase(app: App, db: Db, payment: PaymentRow): Promise<boolean> {
  return isOnlyOf(await findPremiumPurchases(app, db, payment), payment);
}

/**
 * Up to two purchases that support premium of the payment's member: enough to tell whether one is the only one.
 */
export const findPremiumPurchases = async (app: App, db: Db, payment: PaymentRow): Promise<string[]> =>
  payment.account_id ? selectPremiumPurchases(db, payment.account_id, refundDaysOf(app, payment)) : [];

/** Whether this purchase is the only one that supports premium. */
export const isOnlyOf = (premiumPurchases: readonly string[], { id }: Pick<PaymentRow, 'id'>): boolean =>
  premiumPurchases.length === 1 && premiumPurchases[0] === id;

/**
 * Ends premium after a withdrawal, refund or chargeback within `refund_days` if no other purchase supports it.
 * Call it after the refund is recorded, in the same transaction. @returns whether premium ended
 * @spec D2.35
 */
export async function endPremiumIfUnsupported(app: App, tx: Tx, payment: PaymentRow): Promise<boolean> {
  const until = refundableUntil(app, payment);
  if (!payment.account_id || !until || tx.now >= until) return false;
  const premiumPurchases = await findPremiumPurchases(app, tx.db, payment);
  return premiumPurchases.length === 0 && endPremium(app, tx, payment.account_id);
}
