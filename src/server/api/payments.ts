import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/payments';
import { getPaymentMethods } from '../credits/payments/get-payment-methods.ts';
import { cancelPayment, checkPayment, getPayment } from '../credits/payments/own-payment.ts';
import { setPaymentCountry } from '../credits/payments/payer-country.ts';
import { quotePayment } from '../credits/payments/quote-payment.ts';
import { startPayment } from '../credits/payments/start-payment.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.9 3.10 */
export const paymentRoutes: AppRoute[] = [
  route(calls.quotePayment, ({ app, caller, query }) => quotePayment(app, caller, query), {
    // The rate limit prevents the guessing of discount codes.
    limits: [{ by: 'account', hits: 240, seconds: 900 }],
  }),
  route(calls.getPaymentMethods, ({ app, caller, query }) => getPaymentMethods(app, caller, query), {
    // Each request may ask the payment provider, so the rate limit protects the provider.
    limits: [{ by: 'account', hits: 240, seconds: 900 }],
  }),
  route(calls.setPaymentCountry, ({ app, caller, body }) => setPaymentCountry(app, caller, body.country), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(calls.startPayment, ({ app, caller, body, key }) => startPayment(app, caller, body, key), {
    limits: [{ by: 'account', hits: 30, seconds: HOUR_SECONDS }],
  }),
  route(calls.getPayment, ({ app, caller, query }) => getPayment(app, caller, query.id)),
  route(calls.checkPayment, ({ app, caller, body }) => checkPayment(app, caller, body.payment), {
    limits: [{ by: 'account', hits: 600, seconds: 900 }],
  }),
  route(calls.cancelPayment, ({ app, caller, body }) => cancelPayment(app, caller, body.payment), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
];
