import type { EmailPreviews } from '../app.ts';
import { queueInvitationEmail } from './staff/staff-emails.ts';

/** @spec D2.31 */
export const backofficeEmailPreviews: EmailPreviews = {
  'Invitation to the staff': ({ app, tx, caller, recipient: { language } }) =>
    queueInvitationEmail(
      app,
      tx,
      caller.site,
      { email: 'staff@example.com', name: 'Robin', language: language === 'nl' ? 'nl' : 'en' },
      'the-secret-of-the-invitation',
    ),
};
