import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { countryCodes, currencies } from './countries.ts';
import { directDebitIneligibility } from './direct-debit-refusal.ts';
import { discountCode } from './discounts.ts';
import { id, nothing, text, timestamp } from './fields.ts';
import { methodName, paymentMethods } from './payment-methods.ts';

/**
 * Where a payment stands (section 4). `created`: the member was sent to pay; `pending`: the bank says it is being processed;
 * `completed`: the credits are there. What failed, was cancelled or expired may still complete when the bank took the money after all.
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
/** True while it is not known what becomes of a payment. */
export const isOpenPaymentState = (state: PaymentState): boolean =>
  state === 'created' || state === 'pending';
/** The states of a payment that came to nothing, though the bank may have taken the money after all. */
export const unsuccessfulStates = ['failed', 'cancelled', 'expired'] as const satisfies PaymentState[];
export type UnsuccessfulPaymentState = (typeof unsuccessfulStates)[number];
export const isUnsuccessful = (state: PaymentState): state is UnsuccessfulPaymentState =>
  unsuccessfulStates.some(unsuccessful => unsuccessful === state);

/** Why a payment failed, where the provider says. */
export const paymentFailures = [
  'declined',
  'insufficient_funds',
  'card_expired',
  'provider_away',
  'amount_differs',
] as const;

/** What a purchase costs: the bundle, what is off, what is charged and the VAT inside it. Money in minor units of `currency`. */
const price = {
  credits: z.int(),
  currency: z.enum(currencies),
  list_price: z.int(),
  discount: z.int(),
  amount: z.int(),
  vat: z.int(),
  /** In hundredths of a percent. */
  vat_rate: z.int(),
  vat_country: z.enum(countryCodes),
};

/** What money went back for: he withdrew, his account is deleted, the provider gave it back, his bank took it back. */
export const refundKinds = ['withdrawal', 'deletion', 'refund', 'chargeback'] as const;

/**
 * `requested` until it was sent, then `done`, as what a bank took. Nobody had to send what was `not_collected`, of a direct debit that the
 * bank had not been asked for, and what the bank had `taken_back` with the rest by then.
 */
export const refundStates = ['requested', 'done', 'not_collected', 'taken_back'] as const;

/** Money that went back. */
export const refund = z.object({
  kind: z.enum(refundKinds),
  credits: z.int(),
  amount: z.int(),
  state: z.enum(refundStates),
  requested_at: timestamp,
});

/** A payment as its member sees it (section 3). */
export const payment = z.object({
  payment_id: id,
  ...price,
  method: z.enum(paymentMethods),
  bank: z.nullable(z.string()),
  country: z.enum(countryCodes),
  state: z.enum(paymentStates),
  failure: z.nullable(z.enum(paymentFailures)),
  /** A repeat order by a card that was kept. */
  is_repeat: z.boolean(),
  code: z.nullable(z.string()),
  /** What stands on the statement of the bank. */
  statement: z.string(),
  receipt_number: z.nullable(z.int()),
  /** The bundle is still sold: it can be bought again, or by another method. */
  bundle: z.nullable(id),
  created_at: timestamp,
  completed_at: z.nullable(timestamp),
  /** Credits of it that paid off what its member owed: the rest came to his balance. */
  settled: z.int(),
  /**
   * What went back or is on its way, what was never collected not; that one as well as the others one by one, the latest first; and what may
   * still be asked back without a reason, until when, and whether premium ends with that.
   */
  refunded: z.int(),
  refunds: z.array(refund),
  withdrawal: z.nullable(
    z.object({ credits: z.int(), amount: z.int(), until: timestamp, ends_premium: z.boolean() }),
  ),
  /**
   * The mandate that was agreed to, of a direct debit: `amount` is collected on or after the day `collect_on`, `YYYY-MM-DD`, which is less
   * than the price where something was asked back before; `is_open` until the bank has paid it.
   */
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

/** An order as it is shown before it is paid: what it costs, what is off, and what comes of it. */
export const quote = z.object({
  ...price,
  code: z.nullable(discountCode),
  statement: z.string(),
  /** The first purchase: it makes the buyer premium for life, which is said before paying. */
  makes_premium: z.boolean(),
  /** Credits of the bundle that pay off what the buyer owes since his bank took a payment back: the rest comes to his balance. */
  settles: z.int(),
});

const orderInput = {
  bundle: id,
  /** Without it where the member pays from, as he said before, else as it is known of him. */
  country: z.optional(z.enum(countryCodes)),
  code: z.optional(text(64)),
};

/**
 * What a bundle would cost (section 2, /credits): with the code that is given, else with the active discount of the caller, where it
 * fits. `code` is null where nothing is off. One that does not fit the order is refused at its field, the active discount silently.
 */
export const quotePayment = defineCall({
  method: 'GET',
  path: '/api/quote.php',
  summary: 'What a bundle costs, with discount and VAT',
  section: '2',
  query: z.object({ ...orderInput, method: z.optional(methodName) }),
  body: nothing,
  output: quote,
  errors: ['not_found', 'discount_code_unknown', 'discount_code_used', 'discount_code_unfit'],
  access: 'member',
  repeat: 'natural',
});

/** The methods one can pay with from a country, the usual ones first, with the banks of those that ask for one (section 3). */
export const getPaymentMethods = defineCall({
  method: 'GET',
  path: '/api/payment-methods.php',
  summary: 'The payment methods of a country',
  section: '3',
  query: z.object({ country: z.optional(z.enum(countryCodes)) }),
  body: nothing,
  output: z.object({
    country: z.enum(countryCodes),
    methods: z.array(
      z.object({
        name: z.enum(paymentMethods),
        banks: z.array(z.object({ id: z.string(), name: z.string() })),
        /** The provider keeps it for a repeat order, where the member asks for that. */
        can_be_kept: z.boolean(),
      }),
    ),
    /** Why direct debit, which the country has, is not among them, by what the caller did himself. */
    debit_refused: z.nullable(directDebitIneligibility),
  }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/** Keeps where the member pays from (section 3, payment country): it drives currency and methods. */
export const setPaymentCountry = defineCall({
  method: 'PUT',
  path: '/api/payment-country.php',
  summary: 'Say from where one pays',
  section: '3',
  query: nothing,
  body: z.object({ country: z.enum(countryCodes) }),
  output: z.object({ country: z.enum(countryCodes) }),
  errors: [],
  access: 'member',
  repeat: 'natural',
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
 * Begins to pay for a bundle. Nothing is credited by it: only the provider's word does that. `amount` is the total that was shown:
 * where it is another by now, the order is refused and nothing is begun. `leave_for` is where the member pays.
 */
export const startPayment = defineCall({
  method: 'POST',
  path: '/api/payment.php',
  summary: 'Begin to pay for a bundle of credits',
  section: '4',
  query: nothing,
  body: z.object({
    ...orderInput,
    method: methodName,
    bank: z.optional(text(64)),
    amount: z.int(),
    /** Keep the card with the provider for a repeat order; the member ticked it himself. */
    keep_card: z.optional(z.boolean()),
  }),
  output: z.object({ payment, leave_for: z.url() }),
  errors: startPaymentErrors,
  access: 'member',
  repeat: 'key',
});

/** One's own payment; another's is as unknown as one that never was. */
export const getPayment = defineCall({
  method: 'GET',
  path: '/api/payment.php',
  summary: 'A payment of one’s own',
  section: '4',
  query: z.object({ id }),
  body: nothing,
  output: payment,
  errors: ['not_found'],
  access: 'member',
  repeat: 'natural',
});

/**
 * As `getPayment`, and asks the provider before where it is not known what became of the payment, or where it came to nothing within the last
 * hour; now and then, however often it is called.
 */
export const checkPayment = defineCall({
  method: 'POST',
  path: '/api/payment.php',
  marker: 'check=1',
  summary: 'Ask the provider what became of a payment',
  section: '4',
  query: nothing,
  body: z.object({ payment: id }),
  output: payment,
  errors: ['not_found'],
  access: 'member',
  repeat: 'natural',
});

/** Gives up a payment that is not made yet, so that its discount is free for another try. What the bank has taken stays. */
export const cancelPayment = defineCall({
  method: 'DELETE',
  path: '/api/payment.php',
  summary: 'Give up a payment that was not made',
  section: '4',
  query: nothing,
  body: z.object({ payment: id }),
  output: payment,
  errors: ['not_found', 'payment_provider_away'],
  access: 'member',
  repeat: 'natural',
});
