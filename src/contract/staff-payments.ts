import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { countryCodes, currencies } from './countries.ts';
import { creditKinds, creditLots } from './credits.ts';
import { listCursor } from './cursor.ts';
import { id, isoDate, queryInt, text, timestamp } from './fields.ts';
import { sortBy } from './list-order.ts';
import { paymentMethods } from './payment-methods.ts';
import { paymentFailures, paymentStates, refundKinds, refundStates } from './payments.ts';
import { staffReason } from './staff.ts';
import { debitStates } from './staff-debits.ts';

/** Days of the site's time zone; both are included. */
export const period = { from: z.optional(isoDate), until: z.optional(isoDate) };

/**
 * Money is in minor units of `currency`. `refunded` is the sum of all refunds, also those on their way. Who paid is not
 * in it, because that needs a reason.
 */
export const staffPaymentLine = z.object({
  id,
  created_at: timestamp,
  state: z.enum(paymentStates),
  method: z.enum(paymentMethods),
  country: z.enum(countryCodes),
  currency: z.enum(currencies),
  amount: z.int(),
  credits: z.int(),
  refunded: z.int(),
  receipt_number: z.nullable(z.int()),
  is_repeat: z.boolean(),
});
export type StaffPaymentLine = z.output<typeof staffPaymentLine>;

/** By when they were begun, or by the amount, whatever its currency. */
export const paymentOrders = ['time_desc', 'time_asc', 'amount_desc', 'amount_asc'] as const;
export type PaymentOrder = (typeof paymentOrders)[number];
/** Who reports the state of a payment. `operator` is staff, `program` the site itself. */
export const paymentSources = ['webhook', 'status', 'member', 'operator', 'program'] as const;

/**
 * 50 at a time. `find` is the id of a payment or refund, its receipt number, the provider's reference, or a mandate's.
 * @spec D5.10
 */
export const getStaffPayments = defineStaffCall('GET', '/api/staff-payments.php', {
  summary: 'The payments of the site',
  section: 'D5.10',
  staff: { permission: 'payments' },
  query: z.object({
    ...period,
    state: z.optional(z.enum(paymentStates)),
    method: z.optional(z.enum(paymentMethods)),
    country: z.optional(z.enum(countryCodes)),
    amount: z.optional(queryInt(1, 2_000_000_000)),
    find: z.optional(text(128)),
    sort: sortBy(paymentOrders),
    before: z.optional(listCursor),
  }),
  output: z.object({ payments: z.array(staffPaymentLine), next: z.nullable(z.string()) }),
  provides: ['staff-payments'],
});

const staffRefund = z.object({
  id,
  kind: z.enum(refundKinds),
  credits: z.int(),
  /** Credits of them that the member had already spent, and owes. */
  debt: z.int(),
  amount: z.int(),
  vat: z.int(),
  state: z.enum(refundStates),
  tries: z.int(),
  reference: z.nullable(z.string()),
  requested_at: timestamp,
  done_at: z.nullable(timestamp),
});

const staffPayment = z.extend(staffPaymentLine, {
  list_price: z.int(),
  discount: z.int(),
  code: z.nullable(z.string()),
  vat: z.int(),
  /** In hundredths of a percent. */
  vat_rate: z.int(),
  vat_country: z.enum(countryCodes),
  location_proofs: z.array(z.string()),
  bank: z.nullable(z.string()),
  failure: z.nullable(z.enum(paymentFailures)),
  provider: z.string(),
  provider_reference: z.nullable(z.string()),
  /** What the buyer reads on the bank statement. */
  statement: z.string(),
  completed_at: z.nullable(timestamp),
  /** What the provider, the member and staff reported, the earliest first. */
  events: z.array(z.object({ state: z.string(), source: z.string(), at: timestamp })),
  refunds: z.array(staffRefund),
  ledger: z.array(
    z.object({ id, kind: z.enum(creditKinds), lot: z.enum(creditLots), credits: z.int(), at: timestamp }),
  ),
  /** Of a direct debit. Name and account number are with the buyer. */
  mandate: z.nullable(z.object({ reference: z.string(), state: z.enum(debitStates), iban_end: z.string() })),
  /** False after the erasure of the account. */
  has_buyer: z.boolean(),
  /** Null until the caller has given a reason (`openBuyer`). `holder` and `iban` are those of a direct debit. */
  buyer: z.nullable(z.object({ member: id, holder: z.nullable(z.string()), iban: z.nullable(z.string()) })),
  /** The most that can still be refunded; 0 if the payment is not paid, or paid back. */
  refundable: z.int(),
});
export type StaffPayment = z.output<typeof staffPayment>;

/** @spec D5.10 */
export const getStaffPayment = defineStaffCall('GET', '/api/staff-payment.php', {
  summary: 'A payment with its history, refunds and ledger entries',
  section: 'D5.10',
  staff: { permission: 'payments' },
  query: z.object({ id }),
  output: staffPayment,
  errors: ['not_found'],
  provides: ['staff-payments'],
});

/**
 * Refunds `amount` of a payment, in minor units. `refunded` is what was refunded before, as the person saw it: if another
 * refund came in between, nothing happens. Credits that were already spent are owed.
 * @spec D5.10 D2.35
 */
export const refundPayment = defineStaffCall('POST', '/api/staff-payment.php', {
  summary: 'Refund a payment or a part of it',
  section: 'D5.10',
  staff: { permission: 'payments', dangerous: true },
  body: z.object({
    id,
    amount: z.int().check(z.gte(1), z.lte(2_000_000_000)),
    refunded: z.int(),
    reason: staffReason,
  }),
  errors: ['not_found', 'decided_already', 'refund_amount', 'explanation_length'],
  repeat: 'key',
  invalidates: ['staff-payments', 'staff-ledger', 'staff-audit'],
});

/** What staff do about a chargeback: they send evidence, and the provider says who was right. */
export const disputeStates = ['sent', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];
export const evidenceStates = ['open', 'late', 'none', ...disputeStates] as const;

const refundLine = z.object({
  id,
  payment: id,
  kind: z.enum(refundKinds),
  state: z.enum(refundStates),
  amount: z.int(),
  currency: z.enum(currencies),
  credits: z.int(),
  debt: z.int(),
  method: z.enum(paymentMethods),
  tries: z.int(),
  requested_at: timestamp,
  /** True if the provider does not send it, so that somebody transfers it manually. */
  is_manual: z.boolean(),
  /** What was sent back of the same payment besides a chargeback: the member may have the money twice. */
  sent: z.int(),
  /** Until when the bank wants evidence of a chargeback; null for other refunds and for direct debits. */
  evidence_until: z.nullable(timestamp),
  /** `late`: the day has passed. `none`: nobody asks for evidence. The others: what staff recorded last. */
  evidence: z.enum(evidenceStates),
  /** When and by whom that was recorded. `by` is null after the person has left. */
  dispute: z.nullable(z.object({ at: timestamp, by: z.nullable(z.string()) })),
});
export type StaffRefundLine = z.output<typeof refundLine>;

/** The orders of the lists of refunds. Who waits longest is usually shown first. */
export const refundOrders = {
  waiting: ['time_asc', 'time_desc'],
  chargebacks: ['time_desc', 'time_asc'],
} as const;

/**
 * `waiting`: usually the oldest first. `chargebacks`: the latest first. 50 at a time.
 * @spec D5.10 D2.35
 */
export const getStaffRefunds = defineStaffCall('GET', '/api/staff-refunds.php', {
  summary: 'Refunds that wait, or chargebacks',
  section: 'D5.10',
  staff: { permission: 'payments' },
  query: z.object({
    list: z.enum(['waiting', 'chargebacks']),
    sort: sortBy(refundOrders.waiting),
    after: z.optional(listCursor),
  }),
  output: z.object({ refunds: z.array(refundLine), next: z.nullable(z.string()) }),
  provides: ['staff-payments'],
});

/**
 * Records a refund that somebody transferred manually, with its reference at the bank.
 * @spec D5.10 D2.35
 */
export const recordRefundSent = defineStaffCall('POST', '/api/staff-refunds.php', {
  summary: 'Record that a refund was sent manually',
  section: 'D5.10',
  staff: { permission: 'payments', dangerous: true },
  body: z.object({ id, reference: text(128).check(z.minLength(1, { error: 'field_required' })) }),
  errors: ['not_found', 'decided_already'],
  repeat: 'key',
  invalidates: ['staff-payments', 'staff-audit'],
});

/**
 * Records that evidence was sent about a chargeback, and later who was right. Nothing is booked: the provider does not
 * report a chargeback that was won, so staff who want to give credits back correct them. Of two people, the second is refused.
 * @spec D5.10 D2.35
 */
export const recordDispute = defineStaffCall('POST', '/api/staff-chargeback.php', {
  summary: 'Record what became of a chargeback',
  section: 'D5.10',
  staff: { permission: 'payments' },
  body: z.object({ id, state: z.enum(disputeStates), note: staffReason }),
  errors: ['not_found', 'decided_already', 'explanation_length'],
  repeat: 'key',
  invalidates: ['staff-payments', 'staff-audit'],
});

/**
 * By day of the site's time zone and currency, in minor units: what was paid on the day, and what was refunded or
 * charged back on it. At most a year.
 * @spec D5.10
 */
export const getRevenue = defineStaffCall('GET', '/api/staff-revenue.php', {
  summary: 'Revenue by day',
  section: 'D5.10',
  staff: { permission: 'payments' },
  query: z.object({ from: isoDate, until: isoDate }),
  output: z.object({
    days: z.array(
      z.object({
        day: isoDate,
        currency: z.enum(currencies),
        payments: z.int(),
        paid: z.int(),
        refunded: z.int(),
      }),
    ),
  }),
  provides: ['staff-payments'],
});

/**
 * The answer is the address of the file, which is valid for minutes and only in this session.
 * @spec D5.10
 */
export const openMoneyFile = defineStaffCall('POST', '/api/staff-money-file.php', {
  summary: 'Payments or ledger entries of a period as CSV',
  section: 'D5.10',
  staff: { permission: 'payments', dangerous: true },
  body: z.object({ what: z.enum(['payments', 'ledger']), from: isoDate, until: isoDate }),
  output: z.object({ address: z.string() }),
  repeat: 'natural',
  invalidates: ['staff-audit'],
});
