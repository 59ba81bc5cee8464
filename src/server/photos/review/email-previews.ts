import type { EmailPreviews } from '../../app.ts';
import { queuePhotoRejectedEmail, queueSelfieRejectedEmail } from './review-emails.ts';

const decisionId = '018f0000-0000-7000-8000-00005e77a0b9';

/** @spec D2.31 */
export const photoReviewPreviews: EmailPreviews = {
  'Photo rejected': ({ app, tx, caller, recipient }) =>
    queuePhotoRejectedEmail(app, tx, caller.site, recipient, {
      rule: 'without_consent',
      explanation: 'The man on the left asked us to remove it.',
      decisionId,
    }),
  'Selfie rejected': ({ app, tx, caller, recipient }) =>
    queueSelfieRejectedEmail(app, tx, caller.site, recipient, { reason: 'face_unclear', decisionId }),
};
