import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { timestamp } from './fields.ts';
import type { StaffPermission } from './staff-permissions.ts';

/** What can wait for a person, with the permission that sees it. */
export const waitingPermissions = {
  reports: 'reports',
  appeals: 'reports',
  complaints: 'complaints',
  photos: 'photos',
  verifications: 'photos',
  refunds: 'payments',
  corrections: 'credits',
  signals: 'reports',
} as const satisfies Record<string, StaffPermission>;
export type WaitingKind = keyof typeof waitingPermissions;
export const waitingKinds = Object.keys(waitingPermissions) as [WaitingKind, ...WaitingKind[]];

/** What is checked by itself, with the permission that sees it. */
export const healthPermissions = {
  emails: 'emails',
  jobs: 'jobs',
  reconciliation: 'payments',
  payments: 'payments',
} as const satisfies Record<string, StaffPermission>;
export type HealthKind = keyof typeof healthPermissions;
export const healthKinds = Object.keys(healthPermissions) as [HealthKind, ...HealthKind[]];

const waiting = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  /** Since when the oldest one waits; null if none does. */
  since: z.nullable(timestamp),
  /** When the most pressing one is late; null if none waits. */
  due_at: z.nullable(timestamp),
});
export type Waiting = z.output<typeof waiting>;

const health = z.object({
  kind: z.enum(healthKinds),
  /**
   * What is wrong: emails that wait too long or failed within a day, failed jobs, rows of the ledger that disagree, or
   * payments that failed within a day because the provider did not answer.
   */
  problems: z.int(),
  /** When it was last checked, if that is not just now; null: never. */
  checked_at: z.nullable(timestamp),
});
export type Health = z.output<typeof health>;

/**
 * What waits for a person and what is broken, of the kinds that the caller may see. Jobs, emails and the check
 * of the ledger are those of all sites of the server.
 * @spec D5.10
 */
export const getStaffOverview = defineStaffCall('GET', '/api/staff-overview.php', {
  summary: 'What waits for the staff, and what is broken',
  section: 'D5.10',
  staff: { permission: 'overview' },
  output: z.object({ waiting: z.array(waiting), health: z.array(health) }),
  provides: ['staff-overview'],
  caching: 'none',
});
