import { ApiError } from '#contract/errors';
import { isUnsuccessful, type PaymentState } from '#contract/payments';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockBuyer, type PaymentRow, selectPaymentByKey, updatePayment } from './queries.ts';

/** One call to pay: its idempotency key, and the order that was confirmed by it. */
export type ConfirmedOrder = { key: string | null; amount: number; isRepeat: boolean };

/**
 * The payment of one confirmation: a call that broke off, wherever it did, and comes again under its key goes on with the payment it had
 * begun, so that the provider is asked for the same one again. Else `open` notes a new one, under the lock of the buyer.
 * @throws idempotency_conflict where the key is that of another order
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
  // Nothing was paid, and he was told so: whoever confirms it once more means another try. Where another amount was taken, money is there.
  if (isUnsuccessful(payment.state as PaymentState) && payment.failure !== 'amount_differs') {
    await updatePayment(db, payment.id, { order_key: null });
    return undefined;
  }
  if (payment.amount !== amount || payment.is_repeat !== isRepeat) throw new ApiError('idempotency_conflict');
  return payment;
}
