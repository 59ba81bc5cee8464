import { DAY_MS } from '#contract/durations';
import { endPremium } from '../../accounts/premium.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import type { PaymentRow } from './queries.ts';
import { selectPremiumPurchases } from './refund-queries.ts';

/** @spec D2.35 */
export async function isOnlyPremiumPurchase(app: App, db: Db, payment: PaymentRow): Promise<boolean> {
  return isOnlyOf(await findPremiumPurchases(app, db, payment), payment);
}

/** Two purchases are enough to know whether premium depends on a single purchase. */
export const findPremiumPurchases = async (app: App, db: Db, payment: PaymentRow): Promise<string[]> =>
  payment.account_id ? selectPremiumPurchases(db, payment.account_id, refundDaysOf(app, payment)) : [];

export const isOnlyOf = (premiumPurchases: readonly string[], { id }: Pick<PaymentRow, 'id'>): boolean =>
  premiumPurchases.length === 1 && premiumPurchases[0] === id;

/**
 * Call this after recording the refund, in the same transaction.
 * @returns whether premium ended
 * @spec D2.35
 */
export async function endPremiumIfUnsupported(app: App, tx: Tx, payment: PaymentRow): Promise<boolean> {
  const until = refundableUntil(app, payment);
  if (!payment.account_id || !until || tx.now >= until) return false;
  const premiumPurchases = await findPremiumPurchases(app, tx.db, payment);
  return premiumPurchases.length === 0 && endPremium(app, tx, payment.account_id);
}

/** @spec D2.35 */
const refundDaysOf = ({ sites }: Pick<App, 'sites'>, { site_id }: Pick<PaymentRow, 'site_id'>): number =>
  sites.byId(site_id)?.settings.refund_days ?? 0;

/** Returns when the withdrawal period ends, or null if the payment is not completed. */
export function refundableUntil(
  app: Pick<App, 'sites'>,
  payment: Pick<PaymentRow, 'site_id' | 'completed_at'>,
): Date | null {
  const { completed_at: completedAt } = payment;
  return completedAt && new Date(completedAt.getTime() + refundDaysOf(app, payment) * DAY_MS);
}
