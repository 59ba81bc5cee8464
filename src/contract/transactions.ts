import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { currencies } from './countries.ts';
import { ledgerEntry } from './credits.ts';
import { id, timestamp } from './fields.ts';
import { paymentMethods } from './payment-methods.ts';
import { payment, paymentStates } from './payments.ts';

/** Money is in minor units. */
const paymentLine = z.object({
  payment_id: id,
  credits: z.int(),
  amount: z.int(),
  currency: z.enum(currencies),
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  refunded: z.int(),
  /** True until the direct debit is collected. */
  is_debit_open: z.boolean(),
  created_at: timestamp,
});
export type PaymentLine = z.output<typeof paymentLine>;

/**
 * Returns the latest payments first. Another member's payment as `before` gives an empty page.
 * @spec 2.9 3.10
 */
export const getPayments = defineCall('GET', '/api/payments.php', {
  summary: 'The caller’s payments, page by page',
  section: '2.9',
  query: z.object({ before: z.optional(id) }),
  output: z.object({ payments: z.array(paymentLine), has_earlier: z.boolean() }),
  provides: ['payments'],
});

/**
 * Includes payments begun on other devices. If `holds` is true, the payment occupies its discount code.
 * @spec 4.9
 */
export const getOpenPayments = defineCall('GET', '/api/payments.php', {
  marker: 'open=1',
  summary: 'The caller’s open payments',
  section: '4.9',
  output: z.object({
    payments: z.array(z.object({ payment, leave_for: z.nullable(z.url()), holds: z.boolean() })),
  }),
  provides: ['payments'],
  caching: 'none',
});

const ledgerEntryDetails = z.extend(ledgerEntry, { payment: z.nullable(id) });
export type LedgerEntryDetails = z.output<typeof ledgerEntryDetails>;

/**
 * `movement` is null if `id` is a payment.
 * @spec 2.9
 */
export const getTransaction = defineCall('GET', '/api/transaction.php', {
  summary: 'One of the caller’s transactions',
  section: '2.9',
  query: z.object({ id }),
  output: z.object({ movement: z.nullable(ledgerEntryDetails) }),
  errors: ['not_found'],
  provides: ['ledger', 'payments'],
});
