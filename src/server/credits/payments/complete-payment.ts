import { addresseeOf } from '../../accounts/addressee-of.ts';
import { makePremium } from '../../accounts/premium.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { useCode } from '../discounts/redeem.ts';
import { lockWallet } from '../queries.ts';
import { REFUNDS_REQUESTED, requestRefund } from '../refunds/request-refund.ts';
import { creditSale, takeCredits } from './ledger-of-payments.ts';
import { postReceipt } from './letters.ts';
import { nextReceiptNumber, type PaymentRow, updatePayment } from './queries.ts';
import { insertRefund } from './refund-queries.ts';

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
  const isAsAgreed = await useCode(tx, payment.id);
  await creditSale(tx, payment);
  const completed = { ...payment, ...change };
  if (payment.account_id === null) {
    await returnToNobody(tx, completed);
    return completed;
  }
  if (!isAsAgreed) return returnAtOnce(app, tx, completed, payment.account_id);
  await makePremium(app, tx, payment.account_id);
  const site = app.sites.byId(payment.site_id);
  const addressee = await addresseeOf(tx.db, payment.account_id);
  if (site && addressee) await postReceipt(app, tx, site, addressee, completed);
  return completed;
}

/**
 * Given up once, and paid after all when its code had served another payment: at that price nothing is sold twice. All of the money goes
 * back the way it came, and what its credits had paid off is owed again.
 */
async function returnAtOnce(app: App, tx: Tx, payment: PaymentRow, accountId: string): Promise<PaymentRow> {
  const { id, credits, amount, vat } = payment;
  app.log.warn({ payment: id }, 'paid after all when its discount was gone: sent back');
  const { purchased } = await lockWallet(tx.db, accountId);
  const { id: reference } = await insertRefund(tx.db, {
    ...{ payment_id: id, kind: 'refund', credits, debt: Math.max(0, credits - purchased), amount, vat },
    ...{ state: 'requested', now: tx.now },
  });
  await takeCredits(tx, accountId, { reference, contra: 'refunds', credits });
  await updatePayment(tx.db, id, { state: 'refunded' });
  tx.notify({ to: [], type: REFUNDS_REQUESTED, ids: {} });
  return { ...payment, state: 'refunded' };
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
