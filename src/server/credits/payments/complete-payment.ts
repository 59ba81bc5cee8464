import { accountRecipientOf } from '../../accounts/find-account.ts';
import { makePremium } from '../../accounts/premium.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { redeemDiscountCode, releaseDiscountCode } from '../discounts/redeem.ts';
import { lockWallet } from '../queries.ts';
import { requestRefund, SEND_REFUNDS } from '../refunds/request-refund.ts';
import { remainingThisMonth } from '../spending/spending-limit.ts';
import { isPaymentOpen } from './open-payment-sql.ts';
import { type ImmediateRefundReason, sendImmediateRefundEmail, sendReceiptEmail } from './payment-emails.ts';
import { creditSale, removeRefundedCredits } from './payment-ledger.ts';
import { nextReceiptNumber, type PaymentRow, updatePayment } from './queries.ts';
import { insertRefund } from './refund-queries.ts';

/**
 * Refunds the money if the member was erased meanwhile.
 * @spec 4.8 4.9
 */
export async function completePayment(app: App, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  const { account_id: accountId } = payment;
  const site = app.sites.byId(payment.site_id);
  const reason = await immediateRefundReason(tx, site, payment);
  await creditSale(tx, payment);
  if (accountId && !reason) await makePremium(app, tx, accountId);
  const completed = await assignReceiptNumber(tx, payment);
  if (!accountId) {
    await refundErasedBuyer(tx, completed);
    return completed;
  }
  const recipient = await accountRecipientOf(tx.db, accountId);
  if (reason) {
    if (site && recipient)
      await sendImmediateRefundEmail(app, tx, site, recipient, { payment: completed, reason });
    return refundImmediately(app, tx, completed, { accountId, reason });
  }
  if (site && recipient) await sendReceiptEmail(app, tx, site, recipient, completed);
  return completed;
}

/** Also releases the discount code or marks the code as used. */
async function immediateRefundReason(
  tx: Tx,
  site: Site | undefined,
  payment: PaymentRow,
): Promise<ImmediateRefundReason | null> {
  if (await exceedsSpendingLimit(tx, site, payment)) {
    await releaseDiscountCode(tx, payment.id);
    return 'limit';
  }
  return (await redeemDiscountCode(tx, payment.id)) ? null : 'discount';
}

/** Runs late in the transaction, because other purchases wait for the next receipt number. */
async function assignReceiptNumber(tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  const change = {
    state: 'completed' as const,
    completed_at: tx.now,
    receipt_number: await nextReceiptNumber(tx.db, payment.site_id),
    failure: null,
    next_poll_at: null,
  };
  await updatePayment(tx.db, payment.id, change);
  return { ...payment, ...change };
}

async function refundErasedBuyer(tx: Tx, { credits, amount, ...payment }: PaymentRow): Promise<void> {
  const none = { refunded: 0, refunded_amount: 0, refunded_vat: 0 };
  await requestRefund(
    tx,
    null,
    { purchase: { ...payment, credits, amount, ...none }, credits, amount },
    'deletion',
  );
}

/**
 * Other orders may have used up the limit before a late payment completes.
 * @spec 4.9 D5.1
 */
async function exceedsSpendingLimit(tx: Tx, site: Site | undefined, payment: PaymentRow): Promise<boolean> {
  const { account_id: accountId, currency, amount } = payment;
  if (!accountId || !site || isPaymentOpen(payment, tx.now)) return false;
  const remaining = await remainingThisMonth(tx, { accountId, currency, timeZone: site.timeZone });
  return remaining !== null && amount > remaining;
}

/**
 * If the payment paid off debt, the member owes that debt again.
 * @spec 4.9
 */
async function refundImmediately(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  { accountId, reason }: { accountId: string; reason: ImmediateRefundReason },
): Promise<PaymentRow> {
  const { id, credits, amount, vat } = payment;
  app.log.warn({ payment: id, why: reason }, 'late payment refunded immediately');
  const { purchased } = await lockWallet(tx.db, accountId);
  const { id: reference } = await insertRefund(tx.db, {
    ...{ payment_id: id, kind: 'refund', credits, debt: Math.max(0, credits - purchased), amount, vat },
    ...{ state: 'requested', requested_at: tx.now },
  });
  await removeRefundedCredits(tx, accountId, { reference, contra: 'refunds', credits });
  await updatePayment(tx.db, id, { state: 'refunded' });
  await tx.sendJob(SEND_REFUNDS);
  return { ...payment, state: 'refunded' };
}
