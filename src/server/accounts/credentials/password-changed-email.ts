import type { App } from '../../app.ts';
import { queueEmail } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { type AccountRecipient, composeEmail } from '../compose-email.ts';

/** @spec 5.4 */
export async function queuePasswordChangedEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  revoked: { passkeys: boolean } = { passkeys: false },
): Promise<void> {
  const email = await composeEmail(site, recipient, t => ({
    subject: t('password_changed_mail.subject', { site: site.settings.name }),
    preview: t('password_changed_mail.preview'),
    greeting: t('password_changed_mail.greeting', { name: recipient.name }),
    text: [
      t('password_changed_mail.text'),
      ...(revoked.passkeys ? [t('password_changed_mail.passkeys')] : []),
      t('password_changed_mail.not_you'),
    ],
    button: {
      label: t('password_changed_mail.button'),
      url: siteUrl(app.config, site, '/reset-password'),
      hint: t('password_changed_mail.link'),
    },
    small: [],
  }));
  await queueEmail(tx, email);
}
