import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { text } from './fields.ts';
import { complaintReference, explanation, replyEmail } from './moderation.ts';
import type { ReportReason } from './reports.ts';

/**
 * Why content may be illegal. `underage`: sexual abuse or exploitation of minors, or a minor on the site.
 * @spec D2.27
 */
export const noticeReasons = [
  'underage',
  'danger_to_life',
  'intimate_image_without_consent',
  'extortion',
  'harassment',
  'spam_or_scam',
  'other',
] as const satisfies readonly ReportReason[];
export type NoticeReason = (typeof noticeReasons)[number];

/** Nobody has to give a name to report an offence against minors (Digital Services Act, article 16). */
export const mayBeAnonymous = (reason: NoticeReason): boolean => reason === 'underage';

const contentAddress = text(500).check(z.minLength(1, { error: 'field_required' }));
const senderName = text(100).check(z.minLength(1, { error: 'field_required' }));

/**
 * A notice of illegal content, from anybody. Name and email are required unless the offence is against minors, or a
 * member is logged in. The same notice makes only one report a day.
 * @throws field_invalid at `url` for an address that is not on this site
 * @spec D2.27 D5.5
 */
export const sendContentNotice = defineCall('POST', '/api/content-notice.php', {
  summary: 'Report illegal content',
  section: 'D2.27',
  body: z.object({
    url: contentAddress,
    reason: z.enum(noticeReasons, { error: 'field_required' }),
    text: explanation,
    name: z.optional(senderName),
    email: z.optional(replyEmail),
    good_faith: z.literal(true, { error: 'field_required' }),
  }),
  output: z.object({ reference: complaintReference }),
  errors: ['field_required', 'field_invalid', 'explanation_length', 'email_invalid', 'too_many_requests'],
  access: 'anyone',
  repeat: 'natural',
  invalidates: [],
});
