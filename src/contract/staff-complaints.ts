import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { COMPLAINT_ANSWER_MAX, EXPLANATION_LENGTH } from './constants.ts';
import { listCursor } from './cursor.ts';
import { explains, id, text, timestamp } from './fields.ts';
import { sortBy } from './list-order.ts';
import { complaintReference, complaintStates, complaintTopics } from './moderation.ts';

const listedComplaint = z.object({
  id,
  reference: complaintReference,
  topic: z.enum(complaintTopics),
  state: z.enum(complaintStates),
  sent_at: timestamp,
  answered_at: z.nullable(timestamp),
  /** Null for a visitor. */
  member: z.nullable(z.object({ profile: id, name: z.string() })),
});
export type ListedComplaint = z.output<typeof listedComplaint>;

export const openComplaintOrders = ['sent_asc', 'sent_desc'] as const;
export const answeredComplaintOrders = ['answered_desc', 'answered_asc'] as const;

/**
 * Open complaints: usually the oldest first; answered ones: the newest answer first. 50 at a time.
 * @spec D5.10
 */
export const getComplaints = defineStaffCall('GET', '/api/staff-complaints.php', {
  summary: 'Complaints about the site',
  section: 'D5.10',
  staff: { permission: 'complaints' },
  query: z.object({
    state: z._default(z.enum(['open', 'answered']), 'open'),
    topic: z.optional(z.enum(complaintTopics)),
    sort: sortBy([...openComplaintOrders, ...answeredComplaintOrders]),
    after: z.optional(listCursor),
  }),
  output: z.object({ complaints: z.array(listedComplaint), next: z.nullable(z.string()), open: z.int() }),
  provides: ['staff-complaints'],
});

/**
 * The sender's address stays hidden: the answer goes to it.
 * @spec D5.10
 */
export const getComplaint = defineStaffCall('GET', '/api/staff-complaint.php', {
  summary: 'A complaint with its text',
  section: 'D5.10',
  staff: { permission: 'complaints' },
  query: z.object({ id }),
  output: z.object({
    ...listedComplaint.shape,
    text: z.string(),
    answer: z.nullable(z.string()),
    answered_by: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  provides: ['staff-complaints'],
});

/** @spec D5.10 */
export const beginComplaint = defineStaffCall('PUT', '/api/staff-complaint.php', {
  summary: 'Tell the sender that the complaint is being looked into',
  section: 'D5.10',
  staff: { permission: 'complaints' },
  body: z.object({ id }),
  errors: ['not_found', 'decided_already'],
  repeat: 'natural',
  invalidates: ['staff-complaints', 'staff-audit', 'staff-overview'],
});

/**
 * Emails the answer to the sender.
 * @spec D5.10 D5.5
 */
export const answerComplaint = defineStaffCall('POST', '/api/staff-complaint.php', {
  summary: 'Answer a complaint',
  section: 'D5.10',
  staff: { permission: 'complaints' },
  body: z.object({
    id,
    answer: text(COMPLAINT_ANSWER_MAX).check(
      explains({ min: EXPLANATION_LENGTH.min, max: COMPLAINT_ANSWER_MAX }),
    ),
  }),
  errors: ['not_found', 'decided_already', 'explanation_length'],
  repeat: 'natural',
  invalidates: ['staff-complaints', 'staff-audit', 'staff-overview'],
});
