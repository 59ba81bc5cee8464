import * as calls from '#contract/payment-webhook';
import { receivePaymentWebhook } from '../credits/payments/receive-webhook.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 4.9 */
export const paymentWebhookRoutes: AppRoute[] = [
  route(
    calls.paymentWebhook,
    ({ app, query, headers, upload }) =>
      receivePaymentWebhook(app, { provider: query.provider, headers, body: upload }),
    { limits: [{ by: 'address', hits: 6_000, seconds: 60 }] },
  ),
];
