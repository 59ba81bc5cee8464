import type { PaymentState, paymentFailures } from '#contract/payments';
import type { App } from '../../app.ts';
import type { PaymentStatus } from '../../platform/payments/provider.ts';
import type { Tx } from '../../platform/transact.ts';
import { releaseCode } from '../discounts/redeem.ts';
import { stepsTo } from './advance.ts';
import { completePayment } from './complete-payment.ts';
import { paymentChanged } from './events.ts';
import { insertEvent, lockPaymentById, type PaymentRow, updatePayment } from './queries.ts';
import { keepCard } from './stored-cards.ts';
import { takeBack } from './take-back.ts';

/**
 * What is told of a payment. `amount` and `currency`, where they are told, must be what was asked for; of what was refunded `amount` is what
 * went back in all.
 */
export type Told = {
  state: PaymentState;
  failure?: (typeof paymentFailures)[number] | null;
  amount?: number;
  currency?: string;
  source: 'webhook' | 'status' | 'member' | 'operator' | 'program';
  /** The provider's own name of this telling; it counts once. */
  event?: string | null;
  /** The card that was kept with it. */
  keptCard?: PaymentStatus['keptCard'];
};

/**
 * The one way in which a payment changes (section 4): in the caller's transaction, under the payment's lock, forward only, whatever order
 * the news comes in and however often. Only `completed` credits, and only where as much was paid as was asked for.
 */
export async function settlePayment(
  app: App,
  tx: Tx,
  id: string,
  told: Told,
): Promise<PaymentRow | undefined> {
  const payment = await lockPaymentById(tx.db, id);
  if (!payment) return undefined;
  const { source, event = null } = told;
  const isNews = await insertEvent(tx.db, {
    payment_id: id,
    source,
    said: told.state,
    provider_event: event,
    at: tx.now,
  });
  if (!isNews) return payment;
  const news = judged(app, payment, told);
  let row = payment;
  for (const step of stepsTo(payment.state as PaymentState, news.state))
    row = await take(app, tx, row, step, news);
  if (row.state !== payment.state) await tellBuyer(tx, row);
  return row;
}

/** Another amount than was asked for is no payment: it has failed, and a person has to look. */
function judged(app: App, payment: PaymentRow, told: Told): Told {
  if (isPaidAsAsked(payment, told)) return told;
  app.log.error({ payment: payment.id }, 'another amount was paid than was asked for');
  return { ...told, state: 'failed', failure: 'amount_differs' };
}

function isPaidAsAsked(payment: PaymentRow, { state, amount, currency }: Told): boolean {
  if (state !== 'completed' || amount === undefined) return true;
  return amount === payment.amount && currency === payment.currency;
}

async function take(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  state: PaymentState,
  { failure = null, keptCard, amount }: Told,
): Promise<PaymentRow> {
  if (state === 'completed') {
    await keepCard(tx, payment, keptCard);
    return completePayment(app, tx, payment);
  }
  if (state === 'refunded') return takeBack(app, tx, payment, { kind: 'refund', amount });
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
