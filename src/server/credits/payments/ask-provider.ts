import { DEBIT_CONSENT_MINUTES } from '#contract/constants';
import { isOpenPaymentState, type PaymentState } from '#contract/payments';
import type { App } from '../../app.ts';
import { PaymentProviderError, type PaymentStatus } from '../../platform/payments/provider.ts';
import { transact } from '../../platform/transact.ts';
import { holdsCode } from '../direct-debit/queries.ts';
import { claimToAsk, stopAsking } from './ask-queries.ts';
import { noteReference, type PaymentRow } from './queries.ts';
import { settlePayment } from './settle-payment.ts';

const AT_ONCE = 20;
/** Nobody pays a page he was never sent to, nor one that is so old. */
const UNSENT_MS = 120_000;
/** We collect it ourselves: nobody is asked, and without its code it comes to nothing. */
const UNAGREED_MS = DEBIT_CONSENT_MINUTES * 60_000;
const LONGEST_MS = 35 * 86_400_000;

/**
 * Asks what became of payments of which nobody told (section 4): webhooks get lost, processes die between the bank's word and ours.
 * Soon at first, ever more rarely later. May run several times at once.
 */
export async function askProviders(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const payments = await claimToAsk(app.db, app.clock.now(), AT_ONCE);
    await Promise.all(payments.map(payment => askOne(app, payment)));
    if (payments.length < AT_ONCE) return;
  }
}

/** Asks about one payment and does what is said. What the provider does not answer is asked again later. */
export async function askOne(app: App, payment: PaymentRow): Promise<void> {
  const age = app.clock.now().getTime() - payment.created_at.getTime();
  if (payment.provider === 'direct_debit') return age > UNAGREED_MS ? endUnagreed(app, payment) : undefined;
  if (payment.is_repeat && !payment.provider_reference)
    return age > LONGEST_MS ? expire(app, payment) : findCharge(app, payment, age > UNSENT_MS);
  if (!payment.provider_reference) return age > UNSENT_MS ? expire(app, payment) : undefined;
  const isOpen = isOpenPaymentState(payment.state as PaymentState);
  const status = await statusOf(app, payment, payment.provider_reference);
  if (status && (status.state !== 'created' || !isOpen)) await hearAnswer(app, payment, status);
  else if (age > LONGEST_MS) await (isOpen ? expire(app, payment) : stopAsking(app.db, payment.id));
}

/** A card may have been charged though nobody heard the answer; only the provider knows that it was not, once nobody asks for it any more. */
async function findCharge(app: App, { id, provider }: PaymentRow, isLate: boolean): Promise<void> {
  if (provider !== app.payments.name || !app.payments.cards) return;
  try {
    const status = await app.payments.cards.find(id);
    await noteReference(app.db, id, status, app.clock.now());
    await transact(app, tx => settlePayment(app, tx, id, { ...status, source: 'status' }));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    app.log.warn({ err: error, payment: id }, 'charge could not be asked for');
    const never = { state: 'failed', failure: 'provider_away', source: 'program' } as const;
    if (error.reason === 'unknown' && isLate) await transact(app, tx => settlePayment(app, tx, id, never));
  }
}

/** What is over here and there is asked for no more. */
async function hearAnswer(app: App, { id }: PaymentRow, status: PaymentStatus): Promise<void> {
  const row = await transact(app, tx => settlePayment(app, tx, id, { ...status, source: 'status' }));
  if (row && !isOpenPaymentState(row.state as PaymentState) && !isOpenPaymentState(status.state))
    await stopAsking(app.db, id);
}

/**
 * What the provider says; undefined while it says nothing, and where the payment was made with one that is no longer used. What was given
 * up before the provider's name of it was known, and is still asked for therefore, is given up there, so that nobody pays it after all.
 */
async function statusOf(
  { payments, log }: App,
  { id, provider, state, ask_at }: PaymentRow,
  reference: string,
): Promise<PaymentStatus | undefined> {
  if (provider !== payments.name) return undefined;
  const isToGiveUp = ask_at !== null && !isOpenPaymentState(state as PaymentState);
  try {
    return await payments[isToGiveUp ? 'cancel' : 'status'](reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ err: error, payment: id }, 'payment could not be asked for');
    return undefined;
  }
}

/** Its code, where another was sent late, is worth something for as long as was said. */
async function endUnagreed(app: App, payment: PaymentRow): Promise<void> {
  if (!(await holdsCode(app.db, payment.id, app.clock.now()))) await expire(app, payment);
}

async function expire(app: App, { id }: PaymentRow): Promise<void> {
  await transact(app, tx => settlePayment(app, tx, id, { state: 'expired', source: 'program' }));
}
