import type { EmailPreviews } from '../../app.ts';
import { queuePhotoRejectedEmail } from './review-emails.ts';

/** @spec D2.31 */
export const photoReviewPreviews: EmailPreviews = {
  'Photo rejected': ({ app, tx, caller, recipient }) =>
    queuePhotoRejectedEmail(app, tx, caller.site, recipient, {
      rule: 'without_consent',
      explanation: 'The man on the left asked us to remove it.',
    }),
};
