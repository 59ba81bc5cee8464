import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { currencies } from './countries.ts';
import { transaction } from './credits.ts';
import { id, nothing, timestamp } from './fields.ts';
import { paymentMethods } from './payment-methods.ts';
import { payment, paymentStates } from './payments.ts';

/** A payment in the list of one's own: money in minor units. */
export const paymentLine = z.object({
  payment_id: id,
  credits: z.int(),
  amount: z.int(),
  currency: z.enum(currencies),
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  /** What went back of `amount` or is on its way; what was never collected is none of it. */
  refunded: z.int(),
  /** The credits are there, and its direct debit is still to be collected. */
  is_debit_open: z.boolean(),
  created_at: timestamp,
});
export type PaymentLine = z.output<typeof paymentLine>;

/**
 * One's own payments, whatever became of them (section 2, /transactions), the latest first, a stretch at a time: `before` is the id of the
 * last one that is known; one that is not the caller's finds nothing.
 */
export const getPayments = defineCall({
  method: 'GET',
  path: '/api/payments.php',
  summary: 'One’s own payments, a stretch at a time',
  section: '2',
  query: z.object({ before: z.optional(id) }),
  body: nothing,
  output: z.object({ payments: z.array(paymentLine), has_earlier: z.boolean() }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * One's own payments under way, the latest first: whichever tab or device they were begun in, they are gone on with or given up, so that
 * nothing is paid twice. `leave_for` is where one is paid, null where nothing is left to do; `holds` that it has a discount which no other
 * order gets meanwhile.
 */
export const getOpenPayments = defineCall({
  method: 'GET',
  path: '/api/payments.php',
  marker: 'open=1',
  summary: 'One’s own payments under way',
  section: '4',
  query: nothing,
  body: nothing,
  output: z.object({
    payments: z.array(z.object({ payment, leave_for: z.nullable(z.url()), holds: z.boolean() })),
  }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});
export type OpenPayment = z.output<typeof getOpenPayments.output>['payments'][number];

/** A movement of credits with the payment it belongs to; null where it has to do with none. */
export const ledgerEntryDetails = z.extend(transaction, { payment: z.nullable(id) });
export type LedgerEntryDetails = z.output<typeof ledgerEntryDetails>;

/**
 * What an id of one's own transactions is (section 2, /transactions/{id}): a movement of credits, else, as `movement` null says, a payment;
 * another's is as unknown as one that never was.
 */
export const getTransaction = defineCall({
  method: 'GET',
  path: '/api/transaction.php',
  summary: 'One of one’s own transactions',
  section: '2',
  query: z.object({ id }),
  body: nothing,
  output: z.object({ movement: z.nullable(ledgerEntryDetails) }),
  errors: ['not_found'],
  access: 'member',
  repeat: 'natural',
});
