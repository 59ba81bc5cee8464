import { isOpenPaymentState, type PaymentState, type paymentFailures } from '#contract/payments';
import type { App } from '../../app.ts';
import type { PaymentStatus } from '../../platform/payments/provider.ts';
import type { Tx } from '../../platform/transact.ts';
import { releaseCode } from '../discounts/redeem.ts';
import { stepsTo } from './advance.ts';
import { completePayment } from './complete-payment.ts';
import { paymentChanged } from './events.ts';
import { insertEvent, lockPaymentById, type PaymentRow, updatePayment } from './queries.ts';
import { closeRequested } from './refund-queries.ts';
import { keepCard } from './stored-cards.ts';
import { takeBack } from './take-back.ts';

/**
 * What is told of a payment. `amount` and `currency`, where they are told, are what was paid, and must be what was asked for; `refunded` is
 * what went back in all of a refunded one, everything where it is not said. Money in minor units.
 */
export type Told = {
  state: PaymentState;
  failure?: (typeof paymentFailures)[number] | null;
  amount?: number;
  currency?: string;
  refunded?: number | undefined;
  source: 'webhook' | 'status' | 'member' | 'operator' | 'program';
  /** The provider's own name of this telling; it counts once. */
  event?: string | null;
  /** The card that was kept with it. */
  storedCard?: PaymentStatus['storedCard'];
};

/**
 * The one way in which a payment changes (section 4): in the caller's transaction, under the payment's lock, forward only, whatever order
 * the news comes in and however often. Only `completed` credits, whether it is told or passed through, and only where as much was paid as
 * was asked for.
 */
export async function settlePayment(
  app: App,
  tx: Tx,
  id: string,
  told: Told,
): Promise<PaymentRow | undefined> {
  const payment = await lockPaymentById(tx.db, id);
  if (!payment) return undefined;
  if (!(await noteTelling(tx, id, told))) return payment;
  const row = await settle(app, tx, payment, told);
  if (isAllSent(row, told)) await closeRequested(tx.db, id, { state: 'done', now: tx.now });
  if (row.state !== payment.state) await tellBuyer(tx, row);
  return row;
}

/** @returns false where the provider had told the very same before */
function noteTelling(tx: Tx, id: string, { state, source, event = null }: Told): Promise<boolean> {
  return insertEvent(tx.db, { payment_id: id, source, said: state, provider_event: event, at: tx.now });
}

async function settle(app: App, tx: Tx, payment: PaymentRow, told: Told): Promise<PaymentRow> {
  const steps = stepsTo(payment.state as PaymentState, told.state);
  if (steps.includes('completed') && !isPaidAsAsked(payment, told)) return refuse(app, tx, payment, told);
  let row = payment;
  for (const step of steps) row = await take(app, tx, row, step, told);
  return row;
}

/** Of what was paid in another amount it says nothing that money went back: that is no purchase either. */
function isPaidAsAsked(payment: PaymentRow, { state, amount, currency }: Told): boolean {
  if (state !== 'completed' && payment.failure === 'amount_differs') return false;
  return amount === undefined || (amount === payment.amount && currency === payment.currency);
}

/** Another amount than was asked for is no payment: it has failed, and a person has to look. */
async function refuse(app: App, tx: Tx, payment: PaymentRow, told: Told): Promise<PaymentRow> {
  app.log.error({ payment: payment.id, told: told.state }, 'another amount was paid than was asked for');
  const failure = 'amount_differs';
  if (isOpenPaymentState(payment.state as PaymentState))
    return take(app, tx, payment, 'failed', { ...told, failure });
  await updatePayment(tx.db, payment.id, { failure });
  return { ...payment, failure };
}

/** Whether all of it was sent back at the provider: what the member himself asks for is still to be sent. */
function isAllSent({ state: now, amount }: PaymentRow, { state, refunded = amount, source }: Told): boolean {
  return source !== 'member' && now === 'refunded' && state === 'refunded' && refunded >= amount;
}

async function take(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  state: PaymentState,
  { failure = null, storedCard, refunded }: Told,
): Promise<PaymentRow> {
  if (state === 'completed') {
    await keepCard(tx, payment, storedCard);
    return completePayment(app, tx, payment);
  }
  if (state === 'refunded') return takeBack(app, tx, payment, { kind: 'refund', refunded });
  if (state === 'charged_back') return takeBack(app, tx, payment, { kind: 'chargeback' });
  const isOver = state !== 'pending';
  // What has failed may be paid after all: the provider's webhook says so, nobody asks for it any more.
  await updatePayment(tx.db, payment.id, { state, ...(isOver && { ask_at: null, failure }) });
  if (isOver) await releaseCode(tx, payment.id);
  return { ...payment, state, ...(isOver && { ask_at: null, failure }) };
}

async function tellBuyer(tx: Tx, { id, account_id, state }: PaymentRow): Promise<void> {
  if (account_id) await paymentChanged(tx, { payment: id, accountId: account_id, state });
}
