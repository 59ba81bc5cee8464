import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nothing } from './fields.ts';
import { complaintReference, explanation } from './moderation.ts';

/** What a member can be reported for (decisions, "Reports"). */
export const reportReasons = [
  'spam_or_scam',
  'fictional_not_labelled',
  'underage',
  'harassment',
  'intimate_image_without_consent',
  'extortion',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Somebody may come to harm meanwhile: these are looked at first. */
export const isUrgent = (reason: ReportReason): boolean => reason === 'underage' || reason === 'extortion';

/**
 * Reports a member to whoever answers for the site, with what he shows and what passed between the two as it is at this moment.
 * The reported one learns nothing. One may report whom one sees, whom one blocks, and whom one had contact with, also after he has
 * blocked one; for everybody else it is `not_found`. Answers what to call the report by in letters.
 */
export const sendReport = defineCall({
  method: 'POST',
  path: '/api/report.php',
  summary: 'Report a member',
  section: '6',
  query: nothing,
  body: z.object({
    id,
    reason: z.enum(reportReasons, { error: 'field_required' }),
    text: explanation,
  }),
  output: z.object({ reference: complaintReference }),
  errors: ['not_found', 'explanation_length', 'field_required', 'too_many_requests'],
  who: 'member',
  repeat: 'key',
});
