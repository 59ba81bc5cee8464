import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { BAN_DAYS } from './constants.ts';
import { id } from './fields.ts';
import { houseRules } from './house-rules.ts';
import { explanation } from './moderation.ts';
import { staffReason } from './staff.ts';

const invalidates = [
  'staff-member:member',
  'staff-members',
  'staff-signals',
  'staff-audit',
  'staff-overview',
] as const;

/**
 * Without `days`, the ban is permanent, and the unused rest of bought credits is paid back. The member reads `reason`,
 * and may appeal.
 * @spec D5.5 D5.10
 */
export const banMember = defineStaffCall('POST', '/api/staff-member-ban.php', {
  summary: 'Ban a member without a report',
  section: 'D5.5',
  staff: { permission: 'bans', dangerous: true },
  body: z.object({
    member: id,
    rule: z.enum(houseRules, { error: 'field_required' }),
    reason: explanation,
    days: z.nullable(z.int().check(z.gte(BAN_DAYS.min), z.lte(BAN_DAYS.max))),
  }),
  errors: ['not_found', 'decided_already', 'explanation_length', 'field_required'],
  repeat: 'natural',
  invalidates,
});

/**
 * `reason` is for the audit log. What the decisions had removed is shown again.
 * @spec D5.5 D5.10
 */
export const liftBan = defineStaffCall('DELETE', '/api/staff-member-ban.php', {
  summary: 'End the ban of a member',
  section: 'D5.5',
  staff: { permission: 'bans', dangerous: true },
  body: z.object({ member: id, reason: staffReason }),
  errors: ['not_found', 'decided_already', 'explanation_length'],
  repeat: 'natural',
  invalidates,
});
