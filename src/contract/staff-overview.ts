import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { timestamp } from './fields.ts';
import type { StaffPermission } from './staff-permissions.ts';

/** What can wait for a person, with the permission that sees it. */
export const waitingPermissions = {
  reports: 'reports',
  appeals: 'reports',
  complaints: 'complaints',
  verifications: 'photos',
  refunds: 'payments',
  failed_jobs: 'jobs',
  emails: 'emails',
} as const satisfies Record<string, StaffPermission>;
export type WaitingKind = keyof typeof waitingPermissions;
export const waitingKinds = Object.keys(waitingPermissions) as [WaitingKind, ...WaitingKind[]];

const waiting = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  /** Since when the oldest one waits; null if none does, and for failed jobs. */
  since: z.nullable(timestamp),
});
export type Waiting = z.output<typeof waiting>;

/**
 * What waits for a person, of the kinds that the caller may see. Refunds, jobs and emails are those of all sites of the
 * server.
 * @spec D5.10
 */
export const getStaffOverview = defineStaffCall('GET', '/api/staff-overview.php', {
  summary: 'What waits for the staff',
  section: 'D5.10',
  staff: { permission: 'overview' },
  output: z.object({ waiting: z.array(waiting) }),
  provides: ['staff-overview'],
  caching: 'none',
});
