import { addresseeOf } from '../../accounts/addressee-of.ts';
import { makePremium } from '../../accounts/premium.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { useCode } from '../discounts/redeem.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { creditSale } from './ledger-of-payments.ts';
import { postReceipt, postReturned } from './letters.ts';
import { nextReceiptNumber, type PaymentRow, updatePayment } from './queries.ts';
import { returnAtOnce, whyNotSold } from './return-at-once.ts';

/**
 * The money is there: the payment gets its receipt, the member his credits and, the first time, premium for life; a letter says so. All of
 * it commits together or not at all. Of one who was erased meanwhile the books speak alone, and his money goes back.
 */
export async function completePayment(app: App, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  const receipt_number = await nextReceiptNumber(tx.db, payment.site_id);
  const change = {
    state: 'completed' as const,
    completed_at: tx.now,
    receipt_number,
    failure: null,
    ask_at: null,
  };
  await updatePayment(tx.db, payment.id, change);
  const hasCode = await useCode(tx, payment.id);
  await creditSale(tx, payment);
  const completed = { ...payment, ...change };
  if (payment.account_id === null) {
    await returnToNobody(tx, completed);
    return completed;
  }
  const site = app.sites.byId(payment.site_id);
  const addressee = await addresseeOf(tx.db, payment.account_id);
  const why = hasCode ? await whyNotSold(tx, site, payment) : 'discount';
  if (why) {
    if (site && addressee) await postReturned(app, tx, site, addressee, { payment: completed, why });
    return returnAtOnce(app, tx, completed, { accountId: payment.account_id, why });
  }
  await makePremium(app, tx, payment.account_id);
  if (site && addressee) await postReceipt(app, tx, site, addressee, completed);
  return completed;
}

/** Nobody is there who could spend what was bought: all of it goes back the way it came. */
async function returnToNobody(tx: Tx, { credits, amount, ...payment }: PaymentRow): Promise<void> {
  const none = { refunded: 0, refunded_amount: 0, refunded_vat: 0 };
  await requestRefund(
    tx,
    null,
    { purchase: { ...payment, credits, amount, ...none }, credits, amount },
    'deletion',
  );
}
