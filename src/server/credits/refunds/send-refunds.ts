import type { App } from '../../app.ts';
import { PaymentProviderError } from '../../platform/payments/provider.ts';
import { transact } from '../../platform/transact.ts';
import { publishPaymentChanged } from '../payments/events.ts';
import { claimRefunds, markRefundSent, selectRefundBacklog, type WaitingRefund } from './queries.ts';

const BATCH_SIZE = 20;

/**
 * Has the provider send back what was requested (decisions, 2). By our own id of the refund it is sent once, however often it is asked
 * for; what the provider does not do now is tried again, and never given up. May run several times at once.
 */
export async function sendRefunds(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const now = app.clock.now();
    const refunds = await claimRefunds(app.db, { provider: app.payments.name, now, limit: BATCH_SIZE });
    await Promise.all(refunds.map(refund => sendRefund(app, refund)));
    if (refunds.length < BATCH_SIZE) return;
  }
}

async function sendRefund(
  app: App,
  { id, amount, currency, reference, tries }: WaitingRefund,
): Promise<void> {
  try {
    const sent = await app.payments.refund(reference, { refund: id, amount, currency });
    await recordRefundSent(app, id, sent.reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    // Away is a matter of time; a refusal is a person's business, who is told of it each time.
    app.log[error.reason === 'away' ? 'warn' : 'error']({ err: error, refund: id, tries }, 'refund not sent');
  }
}

/** Notes that money was sent back, by the provider or by hand, and tells the member's browsers. @returns whether it was not noted before */
export const recordRefundSent = (app: Pick<App, 'db' | 'bus' | 'clock'>, id: string, reference: string) =>
  transact(app, async tx => {
    const sent = await markRefundSent(tx.db, id, { reference, now: tx.now });
    if (sent?.accountId) await publishPaymentChanged(tx, { ...sent, accountId: sent.accountId });
    return sent !== undefined;
  });

/** How many refunds can be sent, and for how many seconds the first of them could have been. */
export async function refundBacklog({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const { waiting, since } = await selectRefundBacklog(db);
  return { waiting, oldest: since ? (clock.now().getTime() - since.getTime()) / 1_000 : 0 };
}
