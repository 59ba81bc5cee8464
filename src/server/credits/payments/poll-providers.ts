import { DEBIT_CONSENT_MINUTES } from '#contract/constants';
import { isOpenPaymentState, type PaymentState } from '#contract/payments';
import type { App } from '../../app.ts';
import { PaymentProviderError, type PaymentStatus } from '../../platform/payments/provider.ts';
import { transact } from '../../platform/transact.ts';
import { hasValidCode } from '../direct-debit/queries.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { claimPaymentsToPoll, stopPolling } from './poll-queries.ts';
import { type PaymentRow, persistProviderReference } from './queries.ts';

const BATCH_SIZE = 20;
/** Nobody pays a page he was never sent to, nor one that is so old. */
const UNSENT_EXPIRY_MS = 120_000;
/** We collect it ourselves: nobody is asked, and without its code it comes to nothing. */
const UNCONFIRMED_EXPIRY_MS = DEBIT_CONSENT_MINUTES * 60_000;
const MAX_POLL_MS = 35 * 86_400_000;

/**
 * Asks what became of payments of which nobody told (section 4): webhooks get lost, processes die between the bank's word and ours.
 * Soon at first, ever more rarely later. May run several times at once.
 */
export async function pollProviders(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const payments = await claimPaymentsToPoll(app.db, app.clock.now(), BATCH_SIZE);
    await Promise.all(payments.map(payment => pollPayment(app, payment)));
    if (payments.length < BATCH_SIZE) return;
  }
}

/** Asks about one payment and does what is said. What the provider does not answer is asked again later. */
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

/** A card may have been charged though nobody heard the answer; only the provider knows that it was not, once nobody asks for it any more. */
async function pollCharge(app: App, { id, provider }: PaymentRow, isLate: boolean): Promise<void> {
  if (provider !== app.payments.name || !app.payments.cards) return;
  try {
    const status = await app.payments.cards.find(id);
    await persistProviderReference(app.db, id, status, app.clock.now());
    await transact(app, tx => applyPaymentReport(app, tx, id, { ...status, source: 'status' }));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    app.log.warn({ err: error, payment: id }, 'charge could not be asked for');
    const notCharged = { state: 'failed', failure: 'provider_away', source: 'program' } as const;
    if (error.reason === 'unknown' && isLate)
      await transact(app, tx => applyPaymentReport(app, tx, id, notCharged));
  }
}

/** What is over here and there is asked for no more. */
async function applyStatus(app: App, { id }: PaymentRow, status: PaymentStatus): Promise<void> {
  const row = await transact(app, tx => applyPaymentReport(app, tx, id, { ...status, source: 'status' }));
  if (row && !isOpenPaymentState(row.state as PaymentState) && !isOpenPaymentState(status.state))
    await stopPolling(app.db, id);
}

/**
 * What the provider says; undefined while it says nothing, and where the payment was made with one that is no longer used. What was given
 * up before the provider's name of it was known, and is still asked for therefore, is given up there, so that nobody pays it after all.
 */
async function fetchStatus(
  { payments, log }: App,
  { id, provider, state, ask_at }: PaymentRow,
  reference: string,
): Promise<PaymentStatus | undefined> {
  if (provider !== payments.name) return undefined;
  const isToCancel = ask_at !== null && !isOpenPaymentState(state as PaymentState);
  try {
    return await payments[isToCancel ? 'cancel' : 'status'](reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ err: error, payment: id }, 'payment could not be asked for');
    return undefined;
  }
}

/** Its code, where another was sent late, is worth something for as long as was said. */
async function expireUnconfirmed(app: App, payment: PaymentRow): Promise<void> {
  if (!(await hasValidCode(app.db, payment.id, app.clock.now()))) await expire(app, payment);
}

async function expire(app: App, { id }: PaymentRow): Promise<void> {
  await transact(app, tx => applyPaymentReport(app, tx, id, { state: 'expired', source: 'program' }));
}
