import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { lockWallet } from '../queries.ts';
import { REFUNDS_REQUESTED } from '../refunds/request-refund.ts';
import { remainingThisMonth } from '../spending/assert-within-limit.ts';
import { isPaymentOpen } from './open-payment-sql.ts';
import type { ImmediateRefundReason } from './payment-emails.ts';
import { removeRefundedCredits } from './payment-ledger.ts';
import { type PaymentRow, updatePayment } from './queries.ts';
import { insertRefund } from './refund-queries.ts';

/**
 * Whether a payment, as it was before it was paid, goes beyond what its member allows himself: one that was given up, or that was open so
 * long that it no longer counted, left room which may have been used meanwhile. Its buyer is locked: his orders and his limit wait until it is known.
 */
export async function exceedsSpendingLimit(
  tx: Tx,
  site: Site | undefined,
  payment: PaymentRow,
): Promise<boolean> {
  const { account_id: accountId, currency, amount } = payment;
  if (!accountId || !site || isPaymentOpen(payment, tx.now)) return false;
  const left = await remainingThisMonth(tx, { accountId, currency, timeZone: site.timeZone });
  return left !== null && amount > left;
}

/**
 * Given up once, and paid after all when its code had served another payment, or when it goes beyond what the member allows himself: it is
 * no longer sold. All of the money goes back the way it came, and what its credits had paid off is owed again.
 */
export async function refundImmediately(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  { accountId, reason }: { accountId: string; reason: ImmediateRefundReason },
): Promise<PaymentRow> {
  const { id, credits, amount, vat } = payment;
  app.log.warn({ payment: id, why: reason }, 'paid after all when it was no longer sold: sent back');
  const { purchased } = await lockWallet(tx.db, accountId);
  const { id: reference } = await insertRefund(tx.db, {
    ...{ payment_id: id, kind: 'refund', credits, debt: Math.max(0, credits - purchased), amount, vat },
    ...{ state: 'requested', now: tx.now },
  });
  await removeRefundedCredits(tx, accountId, { reference, contra: 'refunds', credits });
  await updatePayment(tx.db, id, { state: 'refunded' });
  tx.publish({ to: [], type: REFUNDS_REQUESTED, ids: {} });
  return { ...payment, state: 'refunded' };
}
