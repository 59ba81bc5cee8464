import { ApiError } from '#contract/errors';
import { isOpenPaymentState, type Payment, type PaymentState } from '#contract/payments';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { PaymentProviderError } from '../../providers/payments/provider.ts';
import { applyPaymentReport, type PaymentReport } from './apply-payment-report.ts';
import { pollPayment } from './poll-providers.ts';
import { presentPayment } from './present.ts';
import { claimPaymentToPoll, type PaymentRow, selectOwnPayment } from './queries.ts';

const MIN_POLL_INTERVAL_MS = 5_000;

/**
 * @throws not_found, also for another member's payment
 * @spec 2.9 4.9
 */
export const getPayment = async (app: App, caller: MemberCaller, id: string): Promise<Payment> =>
  presentPayment(app, await requireOwnPayment(app, caller, id));

/**
 * Also polls a recently unsuccessful payment, because it may have been paid late.
 * @throws not_found
 * @spec 4.9
 */
export async function checkPayment(app: App, caller: MemberCaller, id: string): Promise<Payment> {
  const payment = await requireOwnPayment(app, caller, id);
  if (!payment.completed_at) {
    const now = app.clock.now();
    const claimed = await claimPaymentToPoll(app.db, id, now, new Date(now.getTime() - MIN_POLL_INTERVAL_MS));
    if (claimed) await pollPayment(app, claimed);
  }
  return getPayment(app, caller, id);
}

/**
 * Cancels an open payment, if the provider agrees.
 * @throws not_found, payment_provider_away
 * @spec 4.9
 */
export async function cancelPayment(app: App, caller: MemberCaller, id: string): Promise<Payment> {
  const payment = await requireOwnPayment(app, caller, id);
  if (isOpenPaymentState(payment.state as PaymentState)) await cancelOpenPayment(app, payment);
  return getPayment(app, caller, id);
}

async function cancelOpenPayment(app: App, payment: PaymentRow): Promise<void> {
  const { id, provider, provider_reference: reference, is_repeat: isCharge } = payment;
  // The provider may have charged the stored card, but has not answered yet.
  if (isCharge && !reference) return;
  try {
    const report: PaymentReport =
      reference && provider === app.payments.name
        ? { ...(await app.payments.cancel(reference)), source: 'status' }
        : { state: 'cancelled', source: 'member' };
    await transact(app, tx => applyPaymentReport(app, tx, id, report));
  } catch (error) {
    if (error instanceof PaymentProviderError) throw new ApiError('payment_provider_away', { cause: error });
    throw error;
  }
}

async function requireOwnPayment({ db }: App, { accountId }: MemberCaller, id: string): Promise<PaymentRow> {
  const payment = await selectOwnPayment(db, accountId, id);
  if (!payment) throw new ApiError('not_found');
  return payment;
}
