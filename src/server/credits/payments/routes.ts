import { HOUR_SECONDS } from '#contract/durations';
import { paymentWebhook } from '#contract/payment-webhook';
import {
  cancelPayment as cancelCall,
  checkPayment as checkCall,
  setPaymentCountry as countryCall,
  getPayment as getCall,
  getPaymentMethods as methodsCall,
  quotePayment as quoteCall,
  startPayment as startCall,
} from '#contract/payments';
import {
  deleteStoredCard as deleteCardCall,
  getRepeatOrder as repeatCall,
  startRepeatOrder as startRepeatCall,
} from '#contract/repeat-order';
import { type AppRoute, route } from '../../app.ts';
import { deleteStoredCard } from './delete-stored-card.ts';
import { getPaymentMethods } from './get-payment-methods.ts';
import { cancelPayment, checkPayment, getPayment } from './own-payment.ts';
import { quotePayment } from './quote-payment.ts';
import { receivePaymentWebhook } from './receive-webhook.ts';
import { getRepeatOrder, startRepeatOrder } from './repeat-order.ts';
import { setPaymentCountry } from './set-payment-country.ts';
import { startPayment } from './start-payment.ts';

/** @spec 2.9 3.10 4.9 */
export const paymentRoutes: AppRoute[] = [
  route(quoteCall, ({ app, caller, query }) => quotePayment(app, caller, query), {
    // The rate limit prevents the guessing of discount codes.
    limits: [{ by: 'account', hits: 240, seconds: 900 }],
  }),
  route(methodsCall, ({ app, caller, query }) => getPaymentMethods(app, caller, query), {
    // Each request may ask the payment provider, so the rate limit protects the provider.
    limits: [{ by: 'account', hits: 240, seconds: 900 }],
  }),
  route(countryCall, ({ app, caller, body }) => setPaymentCountry(app, caller, body.country), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(startCall, ({ app, caller, body, key }) => startPayment(app, caller, body, key), {
    limits: [{ by: 'account', hits: 30, seconds: HOUR_SECONDS }],
  }),
  route(getCall, ({ app, caller, query }) => getPayment(app, caller, query.id)),
  route(checkCall, ({ app, caller, body }) => checkPayment(app, caller, body.payment), {
    limits: [{ by: 'account', hits: 600, seconds: 900 }],
  }),
  route(cancelCall, ({ app, caller, body }) => cancelPayment(app, caller, body.payment), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(repeatCall, ({ app, caller }) => getRepeatOrder(app, caller)),
  route(startRepeatCall, ({ app, caller, body, key }) => startRepeatOrder(app, caller, body, key), {
    limits: [{ by: 'account', hits: 30, seconds: HOUR_SECONDS }],
  }),
  route(deleteCardCall, ({ app, caller, body }) => deleteStoredCard(app, caller, body.card)),
  route(
    paymentWebhook,
    ({ app, query, headers, upload }) =>
      receivePaymentWebhook(app, { provider: query.provider, headers, body: upload }),
    { limits: [{ by: 'address', hits: 6_000, seconds: 60 }] },
  ),
];
