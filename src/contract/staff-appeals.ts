import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { listCursor } from './cursor.ts';
import { id, timestamp } from './fields.ts';
import { appealOutcomes, appealParties, decisionOutcomes, houseRules } from './house-rules.ts';
import { sortBy } from './list-order.ts';
import { explanation } from './moderation.ts';
import { verificationReasons } from './verification.ts';

const listedAppeal = z.object({
  id,
  party: z.enum(appealParties),
  sent_at: timestamp,
  decided_at: z.nullable(timestamp),
  decision: z.object({
    outcome: z.enum(decisionOutcomes),
    rule: z.nullable(z.enum(houseRules)),
    decided_at: timestamp,
    decided_by: z.nullable(z.string()),
  }),
  /** False for the person who made the decision. */
  may_decide: z.boolean(),
  /** The member whom the decision is about. */
  member: z.object({ profile: z.nullable(id), name: z.nullable(z.string()) }),
  /** The profile of the member who appeals, whose private data the appeal shows. */
  private_of: z.nullable(id),
});
export type ListedAppeal = z.output<typeof listedAppeal>;

export const openAppealOrders = ['sent_asc', 'sent_desc'] as const;
export const decidedAppealOrders = ['decided_desc', 'decided_asc'] as const;

/**
 * Open appeals: usually the oldest first; decided ones: the newest decision first. 50 at a time.
 * @spec D5.10 D5.5
 */
export const getAppeals = defineStaffCall('GET', '/api/staff-appeals.php', {
  summary: 'Appeals of members',
  section: 'D5.10',
  staff: { permission: 'reports' },
  query: z.object({
    state: z._default(z.enum(['open', 'decided']), 'open'),
    sort: sortBy([...openAppealOrders, ...decidedAppealOrders]),
    after: z.optional(listCursor),
  }),
  output: z.object({ appeals: z.array(listedAppeal), next: z.nullable(z.string()), open: z.int() }),
  provides: ['staff-appeals'],
});

/** @spec D5.10 D5.5 */
export const getAppeal = defineStaffCall('GET', '/api/staff-appeal.php', {
  summary: 'An appeal with its decision, after a reason was given',
  section: 'D5.10',
  staff: { permission: 'reports' },
  query: z.object({ id }),
  output: z.object({
    ...listedAppeal.shape,
    text: z.string(),
    reason: z.string(),
    outcome: z.nullable(z.enum(appealOutcomes)),
    answer: z.nullable(z.string()),
    /** Null once the report was deleted. */
    report: z.nullable(id),
    /** Of a rejected photo or selfie: addresses for the caller alone, for some minutes. */
    pictures: z.array(z.string()),
    selfie_reason: z.nullable(z.enum(verificationReasons)),
  }),
  errors: ['not_found', 'lookup_reason_required'],
  provides: ['staff-appeals'],
});

/**
 * `overturned` undoes the measure for the reported member, or opens the report again for the reporter.
 * @throws same_person for the person who made the decision
 * @spec D5.5
 */
export const decideAppeal = defineStaffCall('POST', '/api/staff-appeal.php', {
  summary: 'Decide an appeal',
  section: 'D5.5',
  staff: { permission: 'reports' },
  body: z.object({
    id,
    outcome: z.enum(appealOutcomes, { error: 'field_required' }),
    reason: explanation,
  }),
  errors: ['not_found', 'same_person', 'decided_already', 'field_required', 'explanation_length'],
  repeat: 'natural',
  invalidates: ['staff-appeals', 'staff-reports', 'staff-audit', 'staff-overview'],
});
