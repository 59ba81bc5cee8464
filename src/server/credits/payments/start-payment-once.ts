import { ApiError } from '#contract/errors';
import { isUnsuccessful, type PaymentState } from '#contract/payments';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockBuyer, type PaymentRow, selectPaymentByKey, updatePayment } from './queries.ts';

type ConfirmedOrder = { key: string | null; amount: number; isRepeat: boolean };

/**
 * Locks the buyer, so that concurrent calls with one key start only one payment.
 * @throws idempotency_conflict if the key belongs to another order
 * @spec D1.3 4.8
 */
export const startPaymentOnce = (
  app: App,
  { accountId }: MemberCaller,
  confirmed: ConfirmedOrder,
  createNew: (tx: Tx) => Promise<PaymentRow>,
): Promise<PaymentRow> =>
  transact(app, async tx => {
    await lockBuyer(tx.db, accountId);
    return (await findEarlierPayment(tx, accountId, confirmed)) ?? createNew(tx);
  });

async function findEarlierPayment(
  { db }: Tx,
  accountId: string,
  { key, amount, isRepeat }: ConfirmedOrder,
): Promise<PaymentRow | undefined> {
  const payment = key === null ? undefined : await selectPaymentByKey(db, accountId, key);
  if (!payment) return undefined;
  // After an unsuccessful payment, the same key may start a new payment.
  if (isUnsuccessful(payment.state as PaymentState) && payment.failure !== 'amount_differs') {
    await updatePayment(db, payment.id, { order_key: null });
    return undefined;
  }
  if (payment.amount !== amount || payment.is_repeat !== isRepeat) throw new ApiError('idempotency_conflict');
  return payment;
}
