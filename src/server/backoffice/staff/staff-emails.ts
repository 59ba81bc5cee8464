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
  return queueEmailTo(app, tx, site, recipientOf({ email, language }), t => ({
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

/**
 * Informs the person, because somebody else may have changed their second factor.
 * @spec D5.8 D5.10
 */
export const queueFactorEmail = (
  app: Pick<App, 'config'>,
  tx: Tx,
  site: Site,
  { email, name, language }: InvitedPerson,
  change: 'added' | 'removed' | 'reset',
): Promise<void> =>
  queueEmailTo(app, tx, site, recipientOf({ email, language }), t => ({
    subject: t('staff_factor_mail.subject', { site: site.settings.name }),
    preview: t('staff_factor_mail.preview'),
    greeting: t('mail_parts.greeting', { name }),
    text: [
      change === 'added'
        ? t('staff_factor_mail.added')
        : change === 'removed'
          ? t('staff_factor_mail.removed')
          : t('staff_factor_mail.reset'),
    ],
    small: [t('staff_factor_mail.not_you')],
    button: { label: t('staff_factor_mail.button'), path: '/backoffice/account' },
  }));

const recipientOf = ({ email, language }: Pick<InvitedPerson, 'email' | 'language'>) => ({
  ...{ accountId: null, email, language, country: null, discreet: false, isOperator: true },
});
