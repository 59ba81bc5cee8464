import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '#contract/errors';
import type { PaymentProviderName } from '#contract/payment-webhook';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { PaymentProviderError } from '../../providers/payments/provider.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { selectReportedPayment, updatePayment } from './queries.ts';

/**
 * An unknown payment is acknowledged, so that the provider stops repeating the webhook.
 * @throws signature_invalid if unsigned or signed more than five minutes ago; payment_provider_away if the provider
 * does not answer
 * @spec 4.9
 */
export async function receivePaymentWebhook(
  app: App,
  { provider, headers, body }: { provider: PaymentProviderName; headers: IncomingHttpHeaders; body: Buffer },
): Promise<{ result: true } | null> {
  const webhook = app.payments.name === provider ? await readVerified(app, headers, body) : null;
  if (!webhook) throw new ApiError('signature_invalid');
  const { status, event } = webhook;
  await transact(app, async tx => {
    const payment = await selectReportedPayment(tx.db, { provider, ...status });
    if (!payment) return app.log.warn({ provider }, 'webhook for an unknown payment');
    if (!payment.provider_reference)
      await updatePayment(tx.db, payment.id, { provider_reference: status.reference });
    await applyPaymentReport(app, tx, payment.id, { ...status, source: 'webhook', event });
  });
  return app.payments.webhookAnswer ?? null;
}

function readVerified({ payments, clock }: App, headers: IncomingHttpHeaders, body: Buffer) {
  return payments.readWebhook(headers, body, clock.now()).catch(error => {
    if (error instanceof PaymentProviderError) throw new ApiError('payment_provider_away', { cause: error });
    throw error;
  });
}
