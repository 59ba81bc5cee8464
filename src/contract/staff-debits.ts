import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { listCursor } from './cursor.ts';
import { id, isoDate, timestamp } from './fields.ts';
import { sortBy } from './list-order.ts';
import { staffReason } from './staff.ts';

export const debitStates = ['due', 'exported', 'collected', 'returned', 'released'] as const;

/** Reason codes of ISO 20022 with which banks return direct debits. */
export const returnReasonCodes = [
  ...(['AM04', 'AC01', 'AC04', 'AC06', 'AC13', 'AG01', 'AG02', 'BE05', 'CNOR', 'DNOR', 'FF01'] as const),
  ...([
    'MD01',
    'MD02',
    'MD06',
    'MD07',
    'MS02',
    'MS03',
    'RC01',
    'RR01',
    'RR02',
    'RR03',
    'RR04',
    'SL01',
  ] as const),
] as const;
export type ReturnReason = (typeof returnReasonCodes)[number];

const debit = z.object({
  reference: z.string(),
  payment: id,
  state: z.enum(debitStates),
  /** In cents. */
  amount: z.int(),
  agreed_at: timestamp,
  collect_on: z.nullable(isoDate),
  batch: z.nullable(id),
  return_reason: z.nullable(z.string()),
});
export type StaffDebit = z.output<typeof debit>;

/** By when the member agreed. */
export const debitOrders = ['agreed_desc', 'agreed_asc'] as const;
export type DebitOrder = (typeof debitOrders)[number];

/**
 * Mandates, 50 at a time, and the latest 50 batches. `due` is what the next batch would collect, in cents. `unreadable`:
 * mandates that were encrypted with another secret. Pages after the first
 * have neither batches nor `unreadable`.
 * @spec D5.10 5.8
 */
export const getStaffDebits = defineStaffCall('GET', '/api/staff-debits.php', {
  summary: 'Direct debits and the batches for the bank',
  section: 'D5.10',
  staff: { permission: 'payments' },
  query: z.object({ sort: sortBy(debitOrders), before: z.optional(listCursor) }),
  output: z.object({
    debits: z.array(debit),
    next: z.nullable(z.string()),
    due: z.object({ debits: z.int(), amount: z.int() }),
    batches: z.array(
      z.object({ id, debits: z.int(), amount: z.int(), created_at: timestamp, is_collected: z.boolean() }),
    ),
    unreadable: z.array(z.string()),
  }),
  provides: ['staff-debits'],
});

/**
 * Collects what is due in one batch. Null if nothing is due.
 * @spec D5.10 5.8
 */
export const exportStaffDebits = defineStaffCall('POST', '/api/staff-debits.php', {
  summary: 'Make a batch of the direct debits that are due',
  section: 'D5.10',
  staff: { permission: 'payments', dangerous: true },
  output: z.object({ batch: z.nullable(id) }),
  repeat: 'key',
  invalidates: ['staff-debits', 'staff-payments', 'staff-audit'],
});

/**
 * The file of a batch for the bank, pain.008.001.08, always the same. It has names and account numbers, so a reason is
 * needed.
 * @spec D5.10 5.8
 */
export const getDebitFile = defineStaffCall('POST', '/api/staff-debits.php', {
  marker: 'file=1',
  summary: 'The file of a batch for the bank',
  section: 'D5.10',
  staff: { permission: 'payments', dangerous: true },
  body: z.object({ batch: id, reason: staffReason }),
  output: z.object({ name: z.string(), xml: z.string() }),
  errors: ['not_found', 'explanation_length'],
  repeat: 'natural',
  invalidates: ['staff-audit'],
});

/**
 * The bank has paid a batch.
 * @spec D5.10 5.8
 */
export const recordCollected = defineStaffCall('PUT', '/api/staff-debits.php', {
  summary: 'Record that the bank has collected a batch',
  section: 'D5.10',
  staff: { permission: 'payments', dangerous: true },
  body: z.object({ batch: id }),
  output: z.object({ collected: z.int() }),
  errors: ['decided_already'],
  repeat: 'key',
  invalidates: ['staff-debits', 'staff-payments', 'staff-audit'],
});

/** `unreadable`: the line or transaction names no mandate or no reason that is known. */
export const returnOutcomes = ['returned', 'known', 'unknown', 'not_collected', 'unreadable'] as const;

const MAX_BYTES = 2_000_000;

const returnsFile = {
  maxBytes: MAX_BYTES,
  types: ['application/xml', 'text/xml', 'text/csv', 'text/plain'],
  tooLarge: 'payload_too_large',
} as const;

const checkedReturn = z.object({
  mandate: z.string(),
  reason: z.string(),
  outcome: z.enum(returnOutcomes),
  /** Null for a mandate that is not known. */
  payment: z.nullable(id),
  /** In cents; what `uploadReturns` would charge back. */
  amount: z.int(),
});
export type CheckedReturn = z.output<typeof checkedReturn>;

/**
 * Reads a file of returns without recording anything: what `uploadReturns` would do with each row.
 * @spec D5.10 5.8
 */
export const checkReturns = defineStaffCall('POST', '/api/staff-debit-returns.php', {
  marker: 'check=1',
  summary: 'See what a file of returns would do',
  section: 'D5.10',
  staff: { permission: 'payments' },
  upload: returnsFile,
  output: z.object({ returns: z.array(checkedReturn) }),
  repeat: 'natural',
  invalidates: [],
});

/**
 * Takes back what the bank returned: a file of the bank (pain.002), or lines with the reference of a mandate and the code
 * of a reason. The same file again changes nothing.
 * @spec D5.10 5.8
 */
export const uploadReturns = defineStaffCall('POST', '/api/staff-debit-returns.php', {
  summary: 'Upload what the bank returned',
  section: 'D5.10',
  staff: { permission: 'payments', dangerous: true },
  upload: returnsFile,
  output: z.object({
    returns: z.array(z.object({ mandate: z.string(), reason: z.string(), outcome: z.enum(returnOutcomes) })),
  }),
  repeat: 'natural',
  invalidates: ['staff-debits', 'staff-payments', 'staff-ledger', 'staff-audit'],
});

/**
 * Refunds of collected debits, which somebody transfers manually, with names and account numbers as CSV: id, cents, holder,
 * account, mandate. Each is recorded with the reason, and the member sees that.
 * @spec D5.10 5.8 D5.7
 */
export const getRefundTransfers = defineStaffCall('POST', '/api/staff-debits.php', {
  marker: 'transfers=1',
  summary: 'Refunds of direct debits to transfer manually, with account numbers',
  section: 'D5.10',
  staff: { permission: 'payments', dangerous: true },
  body: z.object({ reason: staffReason }),
  output: z.object({ csv: z.string(), refunds: z.int() }),
  errors: ['explanation_length'],
  repeat: 'natural',
  invalidates: ['staff-audit'],
});
