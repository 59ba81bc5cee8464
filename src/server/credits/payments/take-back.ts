import { vatInside } from '#contract/vat';
import { endPremium } from '../../accounts/premium.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { takeCredits } from './ledger-of-payments.ts';
import { type PaymentRow, updatePayment } from './queries.ts';
import { hasOtherPurchase, insertRefund, refundedOf } from './refund-queries.ts';

const DAY_MS = 86_400_000;

/**
 * A bank took a payment back, or it was refunded at the provider: whatever of it did not go back before leaves the wallet, and what was
 * spent is owed. Inside `refund_days` premium ends with it, where no other purchase stands (decisions, 2).
 */
export async function takeBack(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  kind: 'refund' | 'chargeback',
): Promise<PaymentRow> {
  const before = await refundedOf(tx.db, payment.id);
  const credits = payment.credits - before.credits;
  const amount = payment.amount - before.amount;
  if (credits > 0 && amount > 0) {
    const refund = { payment_id: payment.id, kind, amount, vat: vatInside(amount, payment.vat_rate) };
    const { id } = await insertRefund(tx.db, { ...refund, credits, debt: 0, state: 'done', now: tx.now });
    if (payment.account_id)
      await takeCredits(tx, payment.account_id, {
        reference: id,
        contra: kind === 'refund' ? 'refunds' : 'chargebacks',
        credits,
      });
  }
  const state = kind === 'refund' ? 'refunded' : 'charged_back';
  await updatePayment(tx.db, payment.id, { state });
  await endPremiumOf(app, tx, payment);
  return { ...payment, state };
}

/** Ends the premium that a purchase gave, where it was undone within `refund_days` and no other stands. */
export async function endPremiumOf(app: App, tx: Tx, payment: PaymentRow): Promise<void> {
  const { account_id: accountId, completed_at: completedAt } = payment;
  const days = app.sites.byId(payment.site_id)?.settings.refund_days ?? 0;
  if (!accountId || !completedAt || tx.now.getTime() - completedAt.getTime() > days * DAY_MS) return;
  if (await hasOtherPurchase(tx.db, accountId, payment.id)) return;
  await endPremium(app, tx, accountId);
}
