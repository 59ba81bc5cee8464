import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * `bounce`: the address does not work. `temporary`: it may work later. `complaint`: reported as spam.
 * @spec D2.49
 */
export const emailFeedbackKinds = ['bounce', 'temporary', 'complaint'] as const;
export type EmailFeedbackKind = (typeof emailFeedbackKinds)[number];

/**
 * Bounces and complaints that the operator's mail server received. The signature covers the raw bytes and the time. The
 * answer does not reveal whether the message had an effect.
 * @spec D2.49
 */
export const emailFeedback = defineCall('POST', '/api/email-feedback.php', {
  summary: 'A mail server passes on a bounce or complaint about an email',
  section: 'D2.49',
  upload: { maxBytes: 1_048_576, types: ['message/rfc822'], tooLarge: 'payload_too_large' },
  output: z.object({ result: z.literal(true) }),
  /** `not_found` while the server has no secret for signatures. */
  errors: ['not_found', 'payload_too_large', 'signature_invalid'],
  access: 'provider',
  repeat: 'natural',
  invalidates: [],
});
