import { RESET_TOKEN_HOURS } from '#contract/constants';
import type { App } from '../../app.ts';
import { queueEmail } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { type AccountRecipient, composeEmail } from '../compose-email.ts';
import { issueToken } from '../tokens.ts';

/** @spec 5.4 D2.20 */
export async function queueResetEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  const hours = RESET_TOKEN_HOURS;
  const { accountId } = recipient;
  const token = await issueToken(tx, { accountId, purpose: 'password_reset', days: hours / 24 });
  const email = await composeEmail(site, recipient, t => ({
    subject: t('password_reset_mail.subject', { site: site.settings.name }),
    preview: t('password_reset_mail.preview'),
    greeting: t('password_reset_mail.greeting', { name: recipient.name }),
    text: [t('password_reset_mail.text')],
    button: {
      label: t('password_reset_mail.button'),
      url: siteUrl(app.config, site, `/reset-password/do?token=${token}`),
      hint: t('password_reset_mail.link'),
    },
    small: [t('password_reset_mail.expires', { hours }), t('password_reset_mail.not_you')],
  }));
  await queueEmail(tx, email);
}
