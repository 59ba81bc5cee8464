import { queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';

type InvitedPerson = { email: string; name: string; language: 'en' | 'nl' };

/** @spec D5.10 */
export const queueInvitationEmail = (
  app: Pick<App, 'config'>,
  tx: Tx,
  site: Site,
  { email, name, language }: InvitedPerson,
  token: string,
): Promise<void> => {
  const recipient = { accountId: null, email, language, country: null, discreet: false, isOperator: true };
  return queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('staff_invitation_mail.subject', { site: site.settings.name }),
    preview: t('staff_invitation_mail.preview'),
    greeting: t('mail_parts.greeting', { name }),
    text: [t('staff_invitation_mail.text', { site: site.settings.name })],
    small: [t('staff_invitation_mail.not_you')],
    button: {
      label: t('staff_invitation_mail.button'),
      path: `/backoffice/invitation?token=${encodeURIComponent(token)}`,
    },
  }));
};
