import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { id, timestamp } from './fields.ts';
import { staffReason } from './staff.ts';
import { debitStates } from './staff-debits.ts';
import { staffLedgerEntry } from './staff-ledger.ts';
import { staffPaymentLine } from './staff-payments.ts';

/** `holder` and `iban` are null if they were encrypted with another secret. */
const staffMandate = z.object({
  reference: z.string(),
  payment: id,
  state: z.enum(debitStates),
  agreed_at: timestamp,
  holder: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  blocked_until: z.nullable(timestamp),
});
export type StaffMandate = z.output<typeof staffMandate>;

/**
 * The balance of a member, their latest 100 payments and ledger entries, and all mandates with name and account number. It
 * is private data: the caller gives the reason first, and the member sees it in the export.
 * @spec D5.10 D5.7 D2.13
 */
export const getMemberMoney = defineStaffCall('GET', '/api/staff-member-money.php', {
  summary: 'Balance, payments, ledger entries and mandates of a member',
  section: 'D5.10',
  staff: { permission: 'payments' },
  query: z.object({ member: id }),
  output: z.object({
    credits: z.object({ free: z.int(), purchased: z.int(), debt: z.int() }),
    payments: z.array(staffPaymentLine),
    entries: z.array(staffLedgerEntry),
    mandates: z.array(staffMandate),
  }),
  errors: ['not_found', 'lookup_reason_required'],
  provides: ['staff-payments', 'staff-ledger'],
});

/**
 * Opens the private data of the buyer for half an hour, as `openMemberData` does for a member whose id is known.
 * `not_found` also if the account was erased.
 * @spec D5.10 D5.7
 */
export const openBuyer = defineStaffCall('POST', '/api/staff-lookup.php', {
  marker: 'payment=1',
  summary: 'Give the reason for looking at the buyer of a payment',
  section: 'D5.10',
  staff: { permission: 'payments' },
  body: z.object({ payment: id, reason: staffReason }),
  output: z.object({ until: timestamp }),
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: ['staff-payments', 'staff-audit'],
});

/**
 * The receipt as the member gets it, as a PDF in base64. After the erasure of the account it needs no reason, and is in
 * the language of the country.
 * @spec D5.10 2.9
 */
export const getStaffReceipt = defineStaffCall('GET', '/api/staff-receipt.php', {
  summary: 'The receipt of a payment as PDF',
  section: 'D5.10',
  staff: { permission: 'payments' },
  query: z.object({ payment: id }),
  output: z.object({ name: z.string(), pdf: z.string() }),
  errors: ['not_found', 'lookup_reason_required'],
  caching: 'none',
  provides: ['staff-payments'],
});
