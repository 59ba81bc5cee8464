import * as z from 'zod/mini';
import { email } from './accounts.ts';
import { defineCall } from './call.ts';
import { EXPLANATION_LENGTH } from './constants.ts';
import { text, timestamp } from './fields.ts';

export const complaintTopics = [
  'account',
  'credits',
  'member',
  'fictional',
  'photos',
  'privacy',
  'decision',
  'other',
] as const;

/** Also a notice of illegal content is followed by its reference. */
export const followedTopics = [...complaintTopics, 'illegal_content'] as const;

export const complaintStates = ['received', 'in_progress', 'answered'] as const;
export type ComplaintState = (typeof complaintStates)[number];

export const explanation = text(EXPLANATION_LENGTH.max * 10).check(
  z.refine(
    words => [...words].length >= EXPLANATION_LENGTH.min && [...words].length <= EXPLANATION_LENGTH.max,
    {
      error: 'explanation_length',
    },
  ),
);

/** Last eight digits of the id of a complaint or report, shown in emails. */
export const complaintReference = z.string().check(z.regex(/^[0-9A-F]{8}$/));
export const referenceOf = (complaintId: string): string => complaintId.slice(-8).toUpperCase();

/** The first check reports an empty field as missing instead of invalid. */
export const replyEmail = z.pipe(
  z.string().check(z.trim(), z.minLength(1, { error: 'field_required' })),
  email,
);

/**
 * The reply to a visitor goes to `email`. The same text makes only one complaint a day.
 * @spec 2.9 D5.5
 */
export const sendComplaint = defineCall('POST', '/api/complaint.php', {
  summary: 'Send a complaint',
  section: '2.9',
  body: z.object({
    topic: z.enum(complaintTopics, { error: 'field_required' }),
    text: explanation,
    email: z.optional(replyEmail),
  }),
  output: z.object({ reference: complaintReference }),
  errors: ['explanation_length', 'email_invalid', 'field_required', 'too_many_requests'],
  access: 'anyone',
  repeat: 'natural',
  invalidates: [],
});

/** Of an email, so in upper or lower case, and with spaces around it. */
const typedReference = z.string().check(
  z.overwrite(typed => typed.trim().toUpperCase()),
  z.minLength(1, { error: 'field_required' }),
  z.regex(/^[0-9A-F]{8}$/, { error: 'field_invalid' }),
);

/**
 * The state of a complaint, for anybody who knows its reference and address. The answer itself is in the sender's mailbox.
 * @throws not_found alike for an unknown reference and for another address
 * @spec 2.9 D5.5
 */
export const followComplaint = defineCall('POST', '/api/complaint.php', {
  marker: 'follow=1',
  summary: 'Follow a complaint',
  section: '2.9',
  body: z.object({ reference: typedReference, email: replyEmail }),
  output: z.object({
    topic: z.enum(followedTopics),
    state: z.enum(complaintStates),
    sent_at: timestamp,
    answered_at: z.nullable(timestamp),
  }),
  errors: ['not_found', 'email_invalid', 'field_required', 'field_invalid', 'too_many_requests'],
  access: 'anyone',
  repeat: 'natural',
  invalidates: [],
});
