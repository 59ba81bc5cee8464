import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { lockWallet } from '../queries.ts';
import { SEND_REFUNDS } from '../refunds/request-refund.ts';
import { remainingThisMonth } from '../spending/assert-within-spending-limit.ts';
import { isPaymentOpen } from './open-payment-sql.ts';
import type { ImmediateRefundReason } from './payment-emails.ts';
import { removeRefundedCredits } from './payment-ledger.ts';
import { type PaymentRow, updatePayment } from './queries.ts';
import { insertRefund } from './refund-queries.ts';

/**
 * Other orders may have used up the limit before a late payment completes.
 * @spec 4.9 D5.1
 */
export async function exceedsSpendingLimit(
  tx: Tx,
  site: Site | undefined,
  payment: PaymentRow,
): Promise<boolean> {
  const { account_id: accountId, currency, amount } = payment;
  if (!accountId || !site || isPaymentOpen(payment, tx.now)) return false;
  const remaining = await remainingThisMonth(tx, { accountId, currency, timeZone: site.timeZone });
  return remaining !== null && amount > remaining;
}

/**
 * If the payment paid off debt, the member owes that debt again.
 * @spec 4.9
 */
export async function refundImmediately(
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
    ...{ state: 'requested', now: tx.now },
  });
  await removeRefundedCredits(tx, accountId, { reference, contra: 'refunds', credits });
  await updatePayment(tx.db, id, { state: 'refunded' });
  await tx.sendJob(SEND_REFUNDS);
  return { ...payment, state: 'refunded' };
}
