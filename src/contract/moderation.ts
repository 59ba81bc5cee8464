import * as z from 'zod/mini';
import { email } from './accounts.ts';
import { defineCall } from './call.ts';
import { EXPLANATION } from './constants.ts';
import { nothing, text } from './fields.ts';

/** What a complaint can be about. */
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

/** What happened, in one's own words: 5 to 2,000 characters. */
export const explanation = text(EXPLANATION.max * 10).check(
  z.refine(words => [...words].length >= EXPLANATION.min && [...words].length <= EXPLANATION.max, {
    error: 'explanation_length',
  }),
);

/** What a complaint is called in letters: the last eight digits of its id. */
export const complaintReference = z.string().check(z.regex(/^[0-9A-F]{8}$/));
export const referenceOf = (complaintId: string): string => complaintId.slice(-8).toUpperCase();

/** Where a visitor wants the answer; left open is missing, not wrong. */
const answerAddress = z.pipe(z.string().check(z.trim(), z.minLength(1, { error: 'field_required' })), email);

/**
 * Sends a complaint to whoever answers for the site; the answer goes to the member's own address, a visitor's to `email`.
 * The same words of the same sender on one day are one complaint. Answers what to call it by in further letters.
 */
export const sendComplaint = defineCall({
  method: 'POST',
  path: '/api/complaint.php',
  summary: 'Send a complaint',
  section: '2',
  query: nothing,
  body: z.object({
    topic: z.enum(complaintTopics, { error: 'field_required' }),
    text: explanation,
    email: z.optional(answerAddress),
  }),
  output: z.object({ reference: complaintReference }),
  errors: ['explanation_length', 'email_invalid', 'field_required', 'too_many_requests'],
  who: 'anyone',
  repeat: 'natural',
});
