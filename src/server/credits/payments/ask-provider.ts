import type { App } from '../../app.ts';
import { ProviderAway } from '../../platform/payments/provider.ts';
import { transact } from '../../platform/transact.ts';
import { claimToAsk, type PaymentRow } from './queries.ts';
import { settlePayment } from './settle-payment.ts';
import { keepCard } from './stored-cards.ts';

const AT_ONCE = 20;
/** Nobody pays a page he was never sent to, nor one that is so old. */
const UNSENT_MS = 120_000;
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
  if (payment.provider === 'direct_debit') return;
  if (!payment.provider_reference) return age > UNSENT_MS ? expire(app, payment) : undefined;
  try {
    const status = await app.payments.status(payment.provider_reference);
    if (status.state === 'created') return age > LONGEST_MS ? expire(app, payment) : undefined;
    await transact(app, async tx => {
      await settlePayment(app, tx, payment.id, { ...status, source: 'status' });
      await keepCard(tx, payment, status);
    });
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    app.log.warn({ err: error, payment: payment.id }, 'payment could not be asked for');
    if (age > LONGEST_MS) await expire(app, payment);
  }
}

async function expire(app: App, { id }: PaymentRow): Promise<void> {
  await transact(app, tx => settlePayment(app, tx, id, { state: 'expired', source: 'program' }));
}
