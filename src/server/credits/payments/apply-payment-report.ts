import { isOpenPaymentState, type PaymentState, type paymentFailures } from '#contract/payments';
import type { paymentSources } from '#contract/staff-payments';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { PaymentStatus } from '../../providers/payments/provider.ts';
import { releaseDiscountCode } from '../discounts/redeem.ts';
import { applyExternalRefund } from './apply-external-refund.ts';
import { completePayment } from './complete-payment.ts';
import { publishPaymentChanged } from './events.ts';
import { recordPayer } from './payers.ts';
import { insertPaymentEvent, lockPaymentById, type PaymentRow, updatePayment } from './queries.ts';
import { closeRequestedRefunds } from './refund-queries.ts';
import { insertStoredCard } from './stored-card-queries.ts';

/** Amounts are in minor units. An undefined `refunded` means the whole amount. */
export type PaymentReport = {
  state: PaymentState;
  failure?: (typeof paymentFailures)[number] | null;
  amount?: number;
  currency?: string;
  refunded?: number | undefined;
  source: (typeof paymentSources)[number];
  /** The provider's id of the event; a repeated event is ignored. */
  event?: string | null;
  storedCard?: PaymentStatus['storedCard'];
  payer?: PaymentStatus['payer'];
};

/**
 * The state only moves forward, whatever the order of the reports.
 * @spec 4.9
 */
export async function applyPaymentReport(
  app: App,
  tx: Tx,
  id: string,
  report: PaymentReport,
): Promise<PaymentRow | undefined> {
  const payment = await lockPaymentById(tx.db, id);
  if (!payment) return undefined;
  if (!(await recordReport(tx, id, report))) return payment;
  const row = await applySteps(app, tx, payment, report);
  if (isFullyRefundedAtProvider(row, report))
    await closeRequestedRefunds(tx.db, id, { state: 'done', now: tx.now });
  if (row.state !== payment.state) await publishToBuyer(tx, row);
  return row;
}

function recordReport(tx: Tx, id: string, { state, source, event = null }: PaymentReport): Promise<boolean> {
  return insertPaymentEvent(tx.db, {
    payment_id: id,
    source,
    reported_state: state,
    provider_event: event,
    recorded_at: tx.now,
  });
}

async function applySteps(app: App, tx: Tx, payment: PaymentRow, report: PaymentReport): Promise<PaymentRow> {
  const steps = statesOnTheWay(payment.state as PaymentState, report.state);
  if (steps.includes('completed') && !isExpectedAmount(payment, report))
    return failForAmount(app, tx, payment, report);
  let row = payment;
  for (const step of steps) row = await applyState(app, tx, row, step, report);
  return row;
}

/** A refund report also completes an uncompleted payment, but never after `amount_differs`. */
function isExpectedAmount(payment: PaymentRow, { state, amount, currency }: PaymentReport): boolean {
  if (state !== 'completed' && payment.failure === 'amount_differs') return false;
  return amount === undefined || (amount === payment.amount && currency === payment.currency);
}

/** The logged error makes a person look into the payment. */
async function failForAmount(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  report: PaymentReport,
): Promise<PaymentRow> {
  app.log.error(
    { payment: payment.id, reported: report.state },
    'another amount was paid than was asked for',
  );
  const failure = 'amount_differs';
  if (isOpenPaymentState(payment.state as PaymentState))
    return applyState(app, tx, payment, 'failed', { ...report, failure });
  await updatePayment(tx.db, payment.id, { failure });
  return { ...payment, failure };
}

/** Returns whether the provider itself has refunded the whole amount. What members and staff request is still to be sent. */
function isFullyRefundedAtProvider(
  { state: now, amount }: PaymentRow,
  { state, refunded = amount, source }: PaymentReport,
): boolean {
  return (
    source !== 'member' &&
    source !== 'operator' &&
    now === 'refunded' &&
    state === 'refunded' &&
    refunded >= amount
  );
}

async function applyState(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  state: PaymentState,
  { failure = null, storedCard, payer = null, refunded }: PaymentReport,
): Promise<PaymentRow> {
  if (state === 'completed') {
    await persistStoredCard(tx, payment, storedCard);
    await recordPayer(app, tx, payment, payer);
    return completePayment(app, tx, payment);
  }
  if (state === 'refunded') return applyExternalRefund(app, tx, payment, { kind: 'refund', refunded });
  if (state === 'charged_back') return applyExternalRefund(app, tx, payment, { kind: 'chargeback' });
  const isOver = state !== 'pending';
  // Stops polling, because the provider reports a late payment by webhook.
  await updatePayment(tx.db, payment.id, { state, ...(isOver && { next_poll_at: null, failure }) });
  if (isOver) await releaseDiscountCode(tx, payment.id);
  return { ...payment, state, ...(isOver && { next_poll_at: null, failure }) };
}

async function publishToBuyer(tx: Tx, { id, account_id, state }: PaymentRow): Promise<void> {
  if (account_id) await publishPaymentChanged(tx, { payment: id, accountId: account_id, state });
}

/**
 * The database trigger `payment_guarded` enforces the same transitions, so change both together.
 * @spec 4.9
 */
const transitions: Record<PaymentState, readonly PaymentState[]> = {
  created: ['pending', 'completed', 'failed', 'cancelled', 'expired'],
  pending: ['completed', 'failed', 'cancelled', 'expired'],
  // These payments complete if the bank took the money after all.
  failed: ['completed'],
  cancelled: ['completed'],
  expired: ['completed'],
  completed: ['refunded', 'charged_back'],
  refunded: ['charged_back'],
  charged_back: [],
};

const refundedStates: readonly PaymentState[] = ['refunded', 'charged_back'];

/**
 * Returns an empty list if `reported` brings nothing new. An uncompleted payment passes through `completed` before
 * a refund.
 * @spec 4.9
 */
export function statesOnTheWay(from: PaymentState, reported: PaymentState): PaymentState[] {
  if (transitions[from].includes(reported)) return [reported];
  if (refundedStates.includes(reported) && transitions[from].includes('completed'))
    return ['completed', reported];
  return [];
}

/**
 * Call it when the payment completes; a later call would restore a deleted card.
 * @spec D2.15
 */
async function persistStoredCard(
  tx: Tx,
  { account_id, provider, method }: PaymentRow,
  card: PaymentStatus['storedCard'] | undefined,
): Promise<void> {
  if (card && account_id)
    await insertStoredCard(tx.db, { account_id, provider, method, ...card, created_at: tx.now });
}
