import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { countryCodes, currencies } from './countries.ts';
import { directDebitIneligibility } from './direct-debit-refusal.ts';
import { discountCode } from './discounts.ts';
import { id, text, timestamp } from './fields.ts';
import { methodName, paymentMethods } from './payment-methods.ts';

/**
 * A `failed`, `cancelled` or `expired` payment can later become `completed`.
 * @spec 4.9
 */
export const paymentStates = [
  'created',
  'pending',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const;
export type PaymentState = (typeof paymentStates)[number];
export const isOpenPaymentState = (state: PaymentState): boolean =>
  state === 'created' || state === 'pending';
/** The payment did not succeed, but the bank may have taken the money. */
export const unsuccessfulStates = ['failed', 'cancelled', 'expired'] as const satisfies PaymentState[];
export type UnsuccessfulPaymentState = (typeof unsuccessfulStates)[number];
export const isUnsuccessful = (state: PaymentState): state is UnsuccessfulPaymentState =>
  unsuccessfulStates.some(unsuccessful => unsuccessful === state);

export const paymentFailures = [
  'declined',
  'insufficient_funds',
  'card_expired',
  'provider_away',
  'amount_differs',
] as const;

/** Money is in minor units of `currency`; `amount` includes the VAT. */
const price = {
  credits: z.int(),
  currency: z.enum(currencies),
  list_price: z.int(),
  discount: z.int(),
  amount: z.int(),
  vat: z.int(),
  /** VAT rate in hundredths of a percent. */
  vat_rate: z.int(),
  vat_country: z.enum(countryCodes),
};

/** A `refund` comes from the provider, a `chargeback` from the bank. */
export const refundKinds = ['withdrawal', 'deletion', 'refund', 'chargeback'] as const;

/** With `not_collected` and `taken_back`, no money is sent back. */
export const refundStates = ['requested', 'done', 'not_collected', 'taken_back'] as const;

const refund = z.object({
  kind: z.enum(refundKinds),
  credits: z.int(),
  amount: z.int(),
  state: z.enum(refundStates),
  requested_at: timestamp,
});

/** @spec 3.10 */
export const payment = z.object({
  payment_id: id,
  ...price,
  method: z.enum(paymentMethods),
  bank: z.nullable(z.string()),
  country: z.enum(countryCodes),
  state: z.enum(paymentStates),
  failure: z.nullable(z.enum(paymentFailures)),
  is_repeat: z.boolean(),
  code: z.nullable(z.string()),
  /** Name that the buyer sees on the bank statement. */
  statement: z.string(),
  receipt_number: z.nullable(z.int()),
  /** Id of the ordered bundle; null if the site no longer sells it. */
  bundle: z.nullable(id),
  created_at: timestamp,
  completed_at: z.nullable(timestamp),
  /** Credits of this payment that paid off a debt instead of increasing the balance. */
  settled: z.int(),
  /** Sum of sent and requested refunds, except `not_collected` refunds. */
  refunded: z.int(),
  refunds: z.array(refund),
  withdrawal: z.nullable(
    z.object({ credits: z.int(), amount: z.int(), until: timestamp, ends_premium: z.boolean() }),
  ),
  /** `collect_on` is the earliest possible day. A partial withdrawal reduces `amount`. */
  mandate: z.nullable(
    z.object({
      reference: z.string(),
      iban_end: z.string(),
      amount: z.int(),
      collect_on: z.string(),
      is_open: z.boolean(),
    }),
  ),
});
export type Payment = z.output<typeof payment>;

export const quote = z.object({
  ...price,
  code: z.nullable(discountCode),
  statement: z.string(),
  /** True if this order makes the buyer premium for life. */
  makes_premium: z.boolean(),
  /** Credits of this order that pay off the debt of a chargeback. */
  settles: z.int(),
});

const orderInput = {
  bundle: id,
  country: z.optional(z.enum(countryCodes)),
  code: z.optional(text(64)),
};

/**
 * Without `code`, uses the active discount. Refuses an unsuitable `code` as a field error.
 * @spec 2.9 5.5 D2.12
 */
export const quotePayment = defineCall('GET', '/api/quote.php', {
  summary: 'What a bundle costs, with discount and VAT',
  section: '2.9',
  query: z.object({ ...orderInput, method: z.optional(methodName) }),
  output: quote,
  errors: ['not_found', 'discount_code_unknown', 'discount_code_used', 'discount_code_unfit'],
  provides: ['quotes'],
});

/** @spec 3.10 */
export const getPaymentMethods = defineCall('GET', '/api/payment-methods.php', {
  summary: 'The payment methods of a country',
  section: '3.10',
  query: z.object({ country: z.optional(z.enum(countryCodes)) }),
  output: z.object({
    country: z.enum(countryCodes),
    methods: z.array(
      z.object({
        name: z.enum(paymentMethods),
        banks: z.array(z.object({ id: z.string(), name: z.string() })),
        can_be_kept: z.boolean(),
      }),
    ),
    debit_refused: z.nullable(directDebitIneligibility),
  }),
  provides: ['prices'],
});

/**
 * The country determines the currency and the methods offered.
 * @spec 3.10
 */
export const setPaymentCountry = defineCall('PUT', '/api/payment-country.php', {
  summary: 'Store the country the caller pays from',
  section: '3.10',
  body: z.object({ country: z.enum(countryCodes) }),
  output: z.object({ country: z.enum(countryCodes) }),
  repeat: 'natural',
  invalidates: ['prices', 'payments'],
});

const startPaymentErrors = [
  'not_found',
  'payment_method_unknown',
  'bank_unknown',
  'discount_code_unknown',
  'discount_code_used',
  'discount_code_unfit',
  'price_changed',
  'spending_limit_reached',
  'payments_open',
  'payment_provider_away',
] as const;

/**
 * Grants no credits before the provider reports completion. Refuses an outdated `amount`.
 * @spec 4.8 4.9 D1.3
 */
export const startPayment = defineCall('POST', '/api/payment.php', {
  summary: 'Begin to pay for a bundle of credits',
  section: '4.8',
  body: z.object({
    ...orderInput,
    method: methodName,
    bank: z.optional(text(64)),
    amount: z.int(),
    keep_card: z.optional(z.boolean()),
  }),
  output: z.object({ payment, leave_for: z.url() }),
  errors: startPaymentErrors,
  repeat: 'key',
  invalidates: ['payments', 'prices', 'quotes'],
});

/**
 * The answer for another member's payment is `not_found`.
 * @spec 4.9
 */
export const getPayment = defineCall('GET', '/api/payment.php', {
  summary: 'A payment of the caller',
  section: '4.9',
  query: z.object({ id }),
  output: payment,
  errors: ['not_found'],
  provides: ['payment:id'],
});

/**
 * Asks the provider at most every few seconds.
 * @spec 4.9
 */
export const checkPayment = defineCall('POST', '/api/payment.php', {
  marker: 'check=1',
  summary: 'Ask the provider for the state of a payment',
  section: '4.9',
  body: z.object({ payment: id }),
  output: payment,
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: [],
});

/**
 * Frees the payment's discount for another order. A completed payment stays completed.
 * @spec 4.9
 */
export const cancelPayment = defineCall('DELETE', '/api/payment.php', {
  summary: 'Cancel a payment that was not made',
  section: '4.9',
  body: z.object({ payment: id }),
  output: payment,
  errors: ['not_found', 'payment_provider_away'],
  repeat: 'natural',
  invalidates: ['payment:payment', 'payments', 'prices', 'quotes', 'ledger'],
});
