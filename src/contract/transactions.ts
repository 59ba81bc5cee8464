import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { currencies } from './countries.ts';
import { transaction } from './credits.ts';
import { id, nothing, timestamp } from './fields.ts';
import { paymentMethods } from './payment-methods.ts';
import { payment, paymentStates } from './payments.ts';

/** A payment in the list of transactions; money in minor units. */
export const paymentLine = z.object({
  payment_id: id,
  credits: z.int(),
  amount: z.int(),
  currency: z.enum(currencies),
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  /** The refunded part of `amount` (sent or requested), without what was never collected. */
  refunded: z.int(),
  /** The credits are granted, and the direct debit is still to be collected. */
  is_debit_open: z.boolean(),
  created_at: timestamp,
});
export type PaymentLine = z.output<typeof paymentLine>;

/**
 * The caller's payments in any state, latest first, a page at a time. `before` is the id of the last known
 * payment; the id of another member's payment yields an empty page.
 * @spec 2.9 3.10
 */
export const getPayments = defineCall({
  method: 'GET',
  path: '/api/payments.php',
  summary: 'The caller’s payments, page by page',
  section: '2',
  query: z.object({ before: z.optional(id) }),
  body: nothing,
  output: z.object({ payments: z.array(paymentLine), has_earlier: z.boolean() }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * The caller's open payments, latest first: they are continued or cancelled from any tab or device, so that no
 * order is paid twice. `leave_for` is the payment page, null where nothing is left to do; `holds` says that the
 * payment holds a discount that no other order can use meanwhile.
 * @spec 4.9
 */
export const getOpenPayments = defineCall({
  method: 'GET',
  path: '/api/payments.php',
  marker: 'open=1',
  summary: 'The caller’s open payments',
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

/** A ledger entry with its payment; null where it belongs to none. */
export const ledgerEntryDetails = z.extend(transaction, { payment: z.nullable(id) });
export type LedgerEntryDetails = z.output<typeof ledgerEntryDetails>;

/**
 * One transaction of the caller by id: a ledger entry, or a payment where `movement` is null; another member's
 * id is not_found.
 * @spec 2.9
 */
export const getTransaction = defineCall({
  method: 'GET',
  path: '/api/transaction.php',
  summary: 'One of the caller’s transactions',
  section: '2',
  query: z.object({ id }),
  body: nothing,
  output: z.object({ movement: z.nullable(ledgerEntryDetails) }),
  errors: ['not_found'],
  access: 'member',
  repeat: 'natural',
});
