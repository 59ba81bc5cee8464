import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id } from './fields.ts';
import { complaintReference, explanation } from './moderation.ts';

/** @spec D2.27 */
export const reportReasons = [
  'spam_or_scam',
  'fictional_not_labelled',
  'underage',
  'harassment',
  'intimate_image_without_consent',
  'extortion',
  'danger_to_life',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Staff see urgent reports first, because somebody may be in danger. */
export const isUrgent = (reason: ReportReason): boolean =>
  reason === 'underage' || reason === 'extortion' || reason === 'danger_to_life';

/** What exactly is reported: the member, one of their photos or messages, or a page of the site. */
export const subjectKinds = ['profile', 'photo', 'message', 'chat_photo', 'gift', 'page'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** A photo of the profile or album, or a received message: also a photo, GIF or gift in the conversation. */
const subject = z.object({ kind: z.enum(['photo', 'message']), id });
export type ReportedSubject = z.output<typeof subject>;

/**
 * Answers `not_found` unless the caller sees, blocks or had contact with the member, and sees the subject. The same photo
 * or message, reported again for the same reason while nobody has decided, is the same report, which gets the text too.
 * @spec 6.4 D2.27
 */
export const sendReport = defineCall('POST', '/api/report.php', {
  summary: 'Report a member',
  section: '6.4',
  body: z.object({
    id,
    reason: z.enum(reportReasons, { error: 'field_required' }),
    text: explanation,
    subject: z.optional(subject),
  }),
  /** `known`: the caller had reported it already, and this is the reference of that report. */
  output: z.object({ reference: complaintReference, known: z.boolean() }),
  errors: ['not_found', 'explanation_length', 'field_required', 'too_many_requests'],
  repeat: 'key',
  invalidates: [],
});
