import { ApiError } from '#contract/errors';
import { isOpenPaymentState, type PaymentState } from '#contract/payments';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { PaymentProviderError, type PaymentStatus } from '../../providers/payments/provider.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { type PaymentRow, persistProviderReference } from './queries.ts';
import { toProviderOrder } from './start-payment.ts';
import { deleteStoredCardRow, type StoredCardRow } from './stored-card-queries.ts';

/**
 * Without an answer the payment stays pending, because the card may have been charged.
 * @throws card_payment_failed if the card is declined
 * @spec D2.15 3.10
 */
export async function chargeStoredCard(
  app: App,
  caller: MemberCaller,
  payment: PaymentRow,
  card: StoredCardRow,
): Promise<PaymentRow> {
  if (!isOpenPaymentState(payment.state as PaymentState)) return payment;
  const status = await requestCharge(app, caller, payment, card);
  if (!status) return payment;
  await persistProviderReference(app.db, payment.id, status, app.clock.now());
  const settled = await transact(app, tx =>
    applyPaymentReport(app, tx, payment.id, { ...status, source: 'status' }),
  );
  if (settled?.state === 'failed' && settled.failure !== 'amount_differs') throw cardDeclined(payment);
  return settled ?? payment;
}

/** Returns undefined if it is unknown whether the card was charged. */
async function requestCharge(
  app: App,
  caller: MemberCaller,
  payment: PaymentRow,
  card: StoredCardRow,
): Promise<PaymentStatus | undefined> {
  try {
    return await app.payments.cards?.charge(toProviderOrder(app, caller, payment, false), card.token);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    app.log.warn({ err: error, payment: payment.id }, 'card not charged, or outcome unknown');
    if (error.reason === 'unavailable') return undefined;
    await transact(app, async tx => {
      if (error.reason === 'unknown') await deleteStoredCardRow(tx.db, caller.accountId, card.id);
      await applyPaymentReport(app, tx, payment.id, { state: 'failed', source: 'program' });
    });
    throw cardDeclined(payment);
  }
}

const cardDeclined = ({ id }: PaymentRow): ApiError =>
  new ApiError('card_payment_failed', { params: { payment: id } });
