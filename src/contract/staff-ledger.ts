import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { STAFF_CREDITS } from './constants.ts';
import { creditKinds, creditLots } from './credits.ts';
import { listCursor } from './cursor.ts';
import { id, timestamp } from './fields.ts';
import { sortBy } from './list-order.ts';
import { staffReason } from './staff.ts';
import { period } from './staff-payments.ts';

export const staffLedgerEntry = z.object({
  id,
  at: timestamp,
  kind: z.enum(creditKinds),
  lot: z.enum(creditLots),
  /** Positive: to the member. Negative: from the member; in lot `debt`, the debt grows. */
  credits: z.int(),
  /** The message, payment, refund, gift or correction. */
  reference: z.nullable(id),
});
export type StaffLedgerEntry = z.output<typeof staffLedgerEntry>;

export const ledgerOrders = ['time_desc', 'time_asc'] as const;
export type LedgerOrder = (typeof ledgerOrders)[number];

/**
 * 50 at a time, without the members. With `member`, only the entries of one, which are private data.
 * @spec D5.10 D2.13
 */
export const getStaffLedger = defineStaffCall('GET', '/api/staff-ledger.php', {
  summary: 'The ledger of the site',
  section: 'D5.10',
  staff: { permission: 'payments' },
  query: z.object({
    ...period,
    kind: z.optional(z.enum(creditKinds)),
    member: z.optional(id),
    /** The entries of one payment, refund, message, gift or correction. */
    reference: z.optional(id),
    sort: sortBy(ledgerOrders),
    before: z.optional(listCursor),
  }),
  output: z.object({ entries: z.array(staffLedgerEntry), next: z.nullable(z.string()) }),
  errors: ['not_found', 'lookup_reason_required'],
  provides: ['staff-ledger'],
});

/** What the reconciliation compares. */
export const ledgerChecks = [
  'wallets',
  'sales',
  'receipts',
  'refunds',
  'refunded_credits',
  'discounts',
] as const;
export type LedgerCheck = (typeof ledgerChecks)[number];

export const correctionStates = ['waiting', 'booked', 'refused'] as const;

/**
 * How many rows disagree, by check; of all sites. Null before the first run. Nothing repairs by itself.
 * @spec D5.10 D4.2
 */
export const getReconciliation = defineStaffCall('GET', '/api/staff-reconciliation.php', {
  summary: 'The latest reconciliation of the ledger',
  section: 'D5.10',
  staff: { permission: 'payments' },
  output: z.object({
    at: z.nullable(timestamp),
    findings: z.array(z.object({ check: z.enum(ledgerChecks), count: z.int() })),
    /** Payments of the site that a bank charged back after a refund of them was sent. */
    double_refunds: z.int(),
  }),
  provides: ['staff-ledger'],
});

const correction = z.object({
  id,
  /** Null for an erased member, who has no name either. */
  member: z.nullable(id),
  member_name: z.nullable(z.string()),
  credits: z.int(),
  reason: z.string(),
  state: z.enum(correctionStates),
  asked_by: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  asked_at: timestamp,
  decided_at: z.nullable(timestamp),
  /** True if the caller asked for it, and so cannot confirm it. */
  is_own: z.boolean(),
});
export type CreditCorrection = z.output<typeof correction>;

export const correctionOrders = ['time_desc', 'time_asc'] as const;
export type CorrectionOrder = (typeof correctionOrders)[number];

/** @spec D5.10 */
export const getCreditCorrections = defineStaffCall('GET', '/api/staff-credits.php', {
  summary: 'Credits that staff gave and took',
  section: 'D5.10',
  staff: { permission: 'credits' },
  query: z.object({
    state: z.optional(z.enum(correctionStates)),
    sort: sortBy(correctionOrders),
    before: z.optional(listCursor),
  }),
  output: z.object({ corrections: z.array(correction), next: z.nullable(z.string()) }),
  provides: ['staff-credits'],
});

/**
 * Gives free credits (positive) or takes credits (negative), free ones first. What exceeds `STAFF_CREDITS.alone` within
 * 24 hours waits for a second person.
 * @spec D5.10 D2.13
 */
export const correctCredits = defineStaffCall('POST', '/api/staff-credits.php', {
  summary: 'Give credits to a member or take credits',
  section: 'D5.10',
  staff: { permission: 'credits', dangerous: true },
  body: z.object({
    member: id,
    credits: z.int().check(
      z.gte(-STAFF_CREDITS.most),
      z.lte(STAFF_CREDITS.most),
      z.refine(credits => credits !== 0, { error: 'field_required' }),
    ),
    reason: staffReason,
  }),
  output: z.object({ state: z.enum(['booked', 'waiting']) }),
  errors: ['not_found', 'member_credits_short', 'explanation_length'],
  repeat: 'key',
  invalidates: ['staff-credits', 'staff-ledger', 'staff-audit'],
});

/**
 * Another person than the one who asked confirms; everybody may refuse.
 * @spec D5.10
 */
export const decideCorrection = defineStaffCall('PUT', '/api/staff-credits.php', {
  summary: 'Confirm or refuse credits that wait for a second person',
  section: 'D5.10',
  staff: { permission: 'credits', dangerous: true },
  body: z.object({ id, confirm: z.boolean() }),
  errors: ['not_found', 'decided_already', 'second_person_required', 'member_credits_short'],
  repeat: 'key',
  invalidates: ['staff-credits', 'staff-ledger', 'staff-audit'],
});
