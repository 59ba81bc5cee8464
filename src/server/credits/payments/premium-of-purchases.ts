import { endPremium } from '../../accounts/premium.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import type { PaymentRow } from './queries.ts';
import { refundableUntil, refundDaysOf } from './refund-days.ts';
import { selectLastingPurchases } from './refund-queries.ts';

/**
 * Whether withdrawing from a purchase, wholly or in part, ends its member's premium: no other purchase of his carries it (decisions,
 * Premium and withdrawal).
 */
export async function carriesPremiumAlone(app: App, db: Db, payment: PaymentRow): Promise<boolean> {
  if (!payment.account_id) return false;
  const lasting = await selectLastingPurchases(db, payment.account_id, refundDaysOf(app, payment));
  return lasting.length === 1 && lasting[0] === payment.id;
}

/**
 * Ends a member's premium after a purchase of his was withdrawn from, refunded or charged back within `refund_days` and none is left that
 * carries it. Call it once the refund is noted, in the same transaction. @returns whether premium ended
 */
export async function endUncarriedPremium(app: App, tx: Tx, payment: PaymentRow): Promise<boolean> {
  const until = refundableUntil(app, payment);
  if (!payment.account_id || !until || tx.now >= until) return false;
  const lasting = await selectLastingPurchases(tx.db, payment.account_id, refundDaysOf(app, payment));
  return lasting.length === 0 && endPremium(app, tx, payment.account_id);
}
