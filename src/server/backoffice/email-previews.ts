import type { EmailPreviews } from '../app.ts';
import { queueFactorEmail, queueInvitationEmail } from './staff/staff-emails.ts';

/** @spec D2.31 */
export const backofficeEmailPreviews: EmailPreviews = {
  'Invitation to the staff': ({ app, tx, caller, recipient: { language } }) =>
    queueInvitationEmail(app, tx, caller.site, robin(language), 'the-secret-of-the-invitation'),
  'Second step of staff added': ({ app, tx, caller, recipient: { language } }) =>
    queueFactorEmail(app, tx, caller.site, robin(language), 'added'),
  'Second step of staff removed': ({ app, tx, caller, recipient: { language } }) =>
    queueFactorEmail(app, tx, caller.site, robin(language), 'removed'),
  'Second step of staff reset': ({ app, tx, caller, recipient: { language } }) =>
    queueFactorEmail(app, tx, caller.site, robin(language), 'reset'),
};

const robin = (language: string) => ({
  ...{ email: 'staff@example.com', name: 'Robin' },
  language: language === 'nl' ? ('nl' as const) : ('en' as const),
});
