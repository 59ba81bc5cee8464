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
