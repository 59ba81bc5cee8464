import { DEBIT_CONSENT_MINUTES } from '#contract/constants';
import { DAY_MS, MINUTE_MS } from '#contract/durations';
import { isOpenPaymentState, type PaymentState } from '#contract/payments';
import type { App } from '../../app.ts';
import { startPoller } from '../../platform/poller.ts';
import { transact } from '../../platform/transact.ts';
import { PaymentProviderError, type PaymentStatus } from '../../providers/payments/provider.ts';
import { hasValidCode } from '../direct-debit/queries.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { claimPaymentsToPoll, type PaymentRow, persistProviderReference, stopPolling } from './queries.ts';

const BATCH_SIZE = 20;
/** A payment without a provider reference expires, because its payment page was never shown. */
const UNSENT_EXPIRY_MS = 120_000;
const UNCONFIRMED_EXPIRY_MS = DEBIT_CONSENT_MINUTES * MINUTE_MS;
const MAX_POLL_MS = 35 * DAY_MS;

/**
 * Polls unfinished payments, because webhooks get lost.
 * @spec 4.9
 */
export async function pollProviders(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const payments = await claimPaymentsToPoll(app.db, app.clock.now(), BATCH_SIZE);
    await Promise.all(payments.map(payment => pollPayment(app, payment)));
    if (payments.length < BATCH_SIZE) return;
  }
}

export async function pollPayment(app: App, payment: PaymentRow): Promise<void> {
  const age = app.clock.now().getTime() - payment.created_at.getTime();
  if (payment.provider === 'direct_debit')
    return age > UNCONFIRMED_EXPIRY_MS ? expireUnconfirmed(app, payment) : undefined;
  if (payment.is_repeat && !payment.provider_reference)
    return age > MAX_POLL_MS ? expire(app, payment) : pollCharge(app, payment, age > UNSENT_EXPIRY_MS);
  if (!payment.provider_reference) return age > UNSENT_EXPIRY_MS ? expire(app, payment) : undefined;
  const isOpen = isOpenPaymentState(payment.state as PaymentState);
  const status = await fetchStatus(app, payment, payment.provider_reference);
  if (status && (status.state !== 'created' || !isOpen)) await applyStatus(app, payment, status);
  else if (age > MAX_POLL_MS) await (isOpen ? expire(app, payment) : stopPolling(app.db, payment.id));
}

/** Asks the provider about a card charge whose answer was lost. */
async function pollCharge(app: App, { id, provider }: PaymentRow, isLate: boolean): Promise<void> {
  if (provider !== app.payments.name || !app.payments.cards) return;
  try {
    const status = await app.payments.cards.find(id);
    await persistProviderReference(app.db, id, status, app.clock.now());
    await transact(app, tx => applyPaymentReport(app, tx, id, { ...status, source: 'status' }));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    app.log.warn({ err: error, payment: id }, 'charge could not be polled');
    const notCharged = { state: 'failed', failure: 'provider_away', source: 'program' } as const;
    if (error.reason === 'unknown' && isLate)
      await transact(app, tx => applyPaymentReport(app, tx, id, notCharged));
  }
}

async function applyStatus(app: App, { id }: PaymentRow, status: PaymentStatus): Promise<void> {
  const row = await transact(app, tx => applyPaymentReport(app, tx, id, { ...status, source: 'status' }));
  if (row && !isOpenPaymentState(row.state as PaymentState) && !isOpenPaymentState(status.state))
    await stopPolling(app.db, id);
}

/** Cancels the payment at the provider if our payment is no longer open. */
async function fetchStatus(
  { payments, log }: App,
  { id, provider, state, next_poll_at }: PaymentRow,
  reference: string,
): Promise<PaymentStatus | undefined> {
  if (provider !== payments.name) return undefined;
  const isToCancel = next_poll_at !== null && !isOpenPaymentState(state as PaymentState);
  try {
    return await payments[isToCancel ? 'cancel' : 'status'](reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ err: error, payment: id }, 'payment could not be polled');
    return undefined;
  }
}

async function expireUnconfirmed(app: App, payment: PaymentRow): Promise<void> {
  if (!(await hasValidCode(app.db, payment.id, app.clock.now()))) await expire(app, payment);
}

async function expire(app: App, { id }: PaymentRow): Promise<void> {
  await transact(app, tx => applyPaymentReport(app, tx, id, { state: 'expired', source: 'program' }));
}

/**
 * Not a job, because a payment is polled again and again, at first every 15 seconds, for as long as its row says.
 * @spec 4.9
 */
export const startPaymentWorker = (app: App): { close(): Promise<void> } =>
  startPoller({
    ...app,
    subject: 'unfinished payments',
    workers: 1,
    work: isStopping => pollProviders(app, isStopping),
  });
