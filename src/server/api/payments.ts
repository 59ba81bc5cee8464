import * as directDebitCalls from '#contract/direct-debit';
import { HOUR_SECONDS } from '#contract/durations';
import * as paymentWebhookCalls from '#contract/payment-webhook';
import * as paymentCalls from '#contract/payments';
import * as repeatOrderCalls from '#contract/repeat-order';
import * as withdrawalCalls from '#contract/withdrawals-and-spending-limit';
import { confirmDirectDebit } from '../credits/direct-debit/confirm-direct-debit.ts';
import { getDirectDebit } from '../credits/direct-debit/get-direct-debit.ts';
import { resendDebitCode } from '../credits/direct-debit/resend-code.ts';
import { startDirectDebit } from '../credits/direct-debit/start-direct-debit.ts';
import { deleteStoredCard } from '../credits/payments/delete-stored-card.ts';
import { getPaymentMethods } from '../credits/payments/get-payment-methods.ts';
import { cancelPayment, checkPayment, getPayment } from '../credits/payments/own-payment.ts';
import { setPaymentCountry } from '../credits/payments/payer-country.ts';
import { quotePayment } from '../credits/payments/quote-payment.ts';
import { receivePaymentWebhook } from '../credits/payments/receive-webhook.ts';
import { getRepeatOrder, startRepeatOrder } from '../credits/payments/repeat-order.ts';
import { startPayment } from '../credits/payments/start-payment.ts';
import { getSpendingLimit, setSpendingLimit } from '../credits/spending/spending-limit.ts';
import { getRemainder } from '../credits/withdrawals/get-remainder.ts';
import { getWithdrawal, withdrawPurchase } from '../credits/withdrawals/withdraw-purchase.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 2.9 3.10 D2.15 4.9 3.11 5.8 D2.35 D5.1 */
export const paymentRoutes: AppRoute[] = [
  route(paymentCalls.quotePayment, ({ app, caller, query }) => quotePayment(app, caller, query), {
    // The rate limit prevents the guessing of discount codes.
    limits: [{ by: 'account', hits: 240, seconds: 900 }],
  }),
  route(paymentCalls.getPaymentMethods, ({ app, caller, query }) => getPaymentMethods(app, caller, query), {
    // Each request may ask the payment provider, so the rate limit protects the provider.
    limits: [{ by: 'account', hits: 240, seconds: 900 }],
  }),
  route(
    paymentCalls.setPaymentCountry,
    ({ app, caller, body }) => setPaymentCountry(app, caller, body.country),
    {
      limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
    },
  ),
  route(paymentCalls.startPayment, ({ app, caller, body, key }) => startPayment(app, caller, body, key), {
    limits: [{ by: 'account', hits: 30, seconds: HOUR_SECONDS }],
  }),
  route(paymentCalls.getPayment, ({ app, caller, query }) => getPayment(app, caller, query.id)),
  route(paymentCalls.checkPayment, ({ app, caller, body }) => checkPayment(app, caller, body.payment), {
    limits: [{ by: 'account', hits: 600, seconds: 900 }],
  }),
  route(paymentCalls.cancelPayment, ({ app, caller, body }) => cancelPayment(app, caller, body.payment), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(repeatOrderCalls.getRepeatOrder, ({ app, caller }) => getRepeatOrder(app, caller)),
  route(
    repeatOrderCalls.startRepeatOrder,
    ({ app, caller, body, key }) => startRepeatOrder(app, caller, body, key),
    {
      limits: [{ by: 'account', hits: 30, seconds: HOUR_SECONDS }],
    },
  ),
  route(repeatOrderCalls.deleteStoredCard, ({ app, caller, body }) =>
    deleteStoredCard(app, caller, body.card),
  ),
  route(
    paymentWebhookCalls.paymentWebhook,
    ({ app, query, headers, upload }) =>
      receivePaymentWebhook(app, { provider: query.provider, headers, body: upload }),
    { limits: [{ by: 'address', hits: 6_000, seconds: 60 }] },
  ),
  route(directDebitCalls.getDirectDebit, ({ app, caller }) => getDirectDebit(app, caller)),
  route(directDebitCalls.startDirectDebit, ({ app, caller, body }) => startDirectDebit(app, caller, body), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(
    directDebitCalls.resendDebitCode,
    ({ app, caller, body }) => resendDebitCode(app, caller, body.debit),
    {
      limits: [{ by: 'account', hits: 30, seconds: HOUR_SECONDS }],
    },
  ),
  route(
    directDebitCalls.confirmDirectDebit,
    ({ app, caller, body }) => confirmDirectDebit(app, caller, body),
    {
      limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
    },
  ),
  route(withdrawalCalls.getWithdrawal, ({ app, caller, query }) => getWithdrawal(app, caller, query.payment)),
  route(withdrawalCalls.withdrawPurchase, ({ app, caller, body }) => withdrawPurchase(app, caller, body), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(withdrawalCalls.getRemainder, ({ app, caller }) => getRemainder(app, caller)),
  route(withdrawalCalls.getSpendingLimit, ({ app, caller }) => getSpendingLimit(app, caller)),
  route(
    withdrawalCalls.setSpendingLimit,
    ({ app, caller, body }) => setSpendingLimit(app, caller, body.limit),
    {
      limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
    },
  ),
];
