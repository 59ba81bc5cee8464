import * as z from 'zod/mini';
import { email } from './accounts.ts';
import { defineCall } from './call.ts';
import { EXPLANATION_LENGTH } from './constants.ts';
import { text } from './fields.ts';

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
const replyEmail = z.pipe(z.string().check(z.trim(), z.minLength(1, { error: 'field_required' })), email);

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
