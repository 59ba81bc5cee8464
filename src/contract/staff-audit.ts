import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { id, queryInt, timestamp } from './fields.ts';
import { sortBy } from './list-order.ts';
import { staffReason } from './staff.ts';

const auditEntry = z.object({
  /** Counts from 1, without gaps, over all sites. */
  seq: z.int(),
  at: timestamp,
  /** Null for a command of the operator. */
  staff: z.nullable(z.object({ id, name: z.string() })),
  action: z.string(),
  /** The first 8 characters of the member's pseudonym. */
  subject: z.nullable(z.string()),
  reason: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditLogEntry = z.output<typeof auditEntry>;

/** By the number of the entry, which is the order of time. */
export const auditOrders = ['time_desc', 'time_asc'] as const;
export type AuditOrder = (typeof auditOrders)[number];
/** Acts that have a text for people, by their name in the log with `_` for the dot. The log may have others. */
export const namedAuditActions = [
  'announcements_begin',
  'announcements_draft',
  'announcements_drop',
  'announcements_test',
  'appeals_decide',
  'campaigns_change',
  'chargebacks_lost',
  'chargebacks_sent',
  'chargebacks_won',
  'complaints_answer',
  'complaints_begin',
  'complaints_read',
  'credits_ask',
  'credits_confirm',
  'credits_correct',
  'credits_refuse',
  'debits_account',
  'debits_collected',
  'debits_export',
  'debits_file',
  'debits_return',
  'discounts_ask',
  'discounts_confirm',
  'discounts_create',
  'discounts_end',
  'discounts_refuse',
  'emails_release',
  'fictional_change',
  'fictional_create',
  'fictional_photo',
  'fictional_retire',
  'invitations_issue',
  'invitations_withdraw',
  'jobs_drop',
  'jobs_retry',
  'members_add_note',
  'members_ban',
  'members_confirm',
  'members_delete',
  'members_delete_note',
  'members_end_sessions',
  'members_find_by_email',
  'members_find_by_payment',
  'members_freeze',
  'members_lift_ban',
  'members_open',
  'members_read',
  'members_unfreeze',
  'money_file',
  'pages_change',
  'partners_create',
  'partners_end',
  'payments_refund',
  'photos_approve',
  'photos_reject',
  'prices_ask',
  'prices_change',
  'prices_confirm',
  'prices_refuse',
  'refunds_sent_manually',
  'reports_decide',
  'reports_read',
  'settings_change',
  'signals_ban',
  'signals_clear',
  'signals_limit',
  'staff_authenticator',
  'staff_authenticator_removed',
  'staff_call_refused',
  'staff_code',
  'staff_code_failed',
  'staff_deactivate',
  'staff_factor_reset',
  'staff_invite',
  'staff_join',
  'staff_login',
  'staff_login_failed',
  'staff_passkey',
  'staff_passkey_failed',
  'staff_passkey_given',
  'staff_passkey_removed',
  'staff_roles',
  'texts_change',
  'transparency_make',
  'transparency_publish',
  'verifications_decide',
] as const;

/** What stands before the dot in their names in the log. */
export const auditDomains = [
  'announcements',
  'appeals',
  'campaigns',
  'chargebacks',
  'complaints',
  'credits',
  'debits',
  'discounts',
  'emails',
  'fictional',
  'invitations',
  'jobs',
  'members',
  'money',
  'pages',
  'partners',
  'payments',
  'photos',
  'prices',
  'refunds',
  'reports',
  'settings',
  'signals',
  'staff',
  'texts',
  'transparency',
  'verifications',
] as const;

/**
 * 50 entries at a time; `member` shows those about the member with this profile.
 * `next` is the `before` of the next page. `broken` is the first entry that was changed or follows a missing one, on the first page.
 * @spec D5.10
 */
export const getAuditLog = defineStaffCall('GET', '/api/staff-audit.php', {
  summary: 'The audit log',
  section: 'D5.10',
  staff: { permission: 'audit' },
  query: z.object({
    sort: sortBy(auditOrders),
    before: z.optional(queryInt(1, 2_000_000_000)),
    staff: z.optional(id),
    member: z.optional(id),
    action: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}(\.[a-z_]{1,40})?$/))),
  }),
  output: z.object({
    entries: z.array(auditEntry),
    next: z.nullable(z.int()),
    broken: z.nullable(z.int()),
  }),
  provides: ['staff-audit'],
});

/**
 * Opens the private data of a member for half an hour. The reason stands in the audit log and in the member's export.
 * @spec D5.10 D5.7
 */
export const openMemberData = defineStaffCall('POST', '/api/staff-lookup.php', {
  summary: 'Give the reason for looking at private data of a member',
  section: 'D5.10',
  staff: { permission: 'lookups' },
  body: z.object({ member: id, reason: staffReason }),
  output: z.object({ until: timestamp }),
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: ['staff-audit'],
});
