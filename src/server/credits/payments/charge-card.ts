import { ApiError } from '#contract/errors';
import { isOpenPaymentState, type PaymentState } from '#contract/payments';
import type { App, MemberCaller } from '../../app.ts';
import { PaymentProviderError, type PaymentStatus } from '../../platform/payments/provider.ts';
import { transact } from '../../platform/transact.ts';
import { noteReference, type PaymentRow } from './queries.ts';
import { settlePayment } from './settle-payment.ts';
import { orderOf } from './start-payment.ts';
import { type CardRow, deleteCard } from './stored-card-queries.ts';

/**
 * Charges a kept card for a payment, once however often it is asked. Where the provider does not answer, the card may be charged all the
 * same: the payment stays under way, and the provider is asked what became of it. One that has failed because another amount was taken is
 * answered as what it is. @throws card_payment_failed where the card refuses
 */
export async function chargeCard(
  app: App,
  caller: MemberCaller,
  payment: PaymentRow,
  card: CardRow,
): Promise<PaymentRow> {
  if (!isOpenPaymentState(payment.state as PaymentState)) return payment;
  const status = await charged(app, caller, payment, card);
  if (!status) return payment;
  await noteReference(app.db, payment.id, status, app.clock.now());
  const settled = await transact(app, tx =>
    settlePayment(app, tx, payment.id, { ...status, source: 'status' }),
  );
  if (settled?.state === 'failed' && settled.failure !== 'amount_differs') throw refused(payment);
  return settled ?? payment;
}

/** What the provider says of the charge; undefined where that is not known. */
async function charged(
  app: App,
  caller: MemberCaller,
  payment: PaymentRow,
  card: CardRow,
): Promise<PaymentStatus | undefined> {
  try {
    return await app.payments.cards?.charge(orderOf(app, caller, payment, false), card.token);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    app.log.warn({ err: error, payment: payment.id }, 'card not charged, or nobody knows');
    if (error.reason === 'away') return undefined;
    await transact(app, async tx => {
      if (error.reason === 'unknown') await deleteCard(tx.db, caller.accountId, card.id);
      await settlePayment(app, tx, payment.id, { state: 'failed', source: 'program' });
    });
    throw refused(payment);
  }
}

const refused = ({ id }: PaymentRow): ApiError =>
  new ApiError('card_payment_failed', { params: { payment: id } });
