import { ACTIVATION_TOKEN_DAYS, UNCONFIRMED_ACCOUNT_DAYS } from '#contract/constants';
import type { App } from '../../app.ts';
import { queueEmail } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { type AccountRecipient, composeEmail } from '../compose-email.ts';
import { issueToken } from '../tokens.ts';

/** @spec 4.2 */
export async function queueActivationEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  const days = ACTIVATION_TOKEN_DAYS;
  const token = await issueToken(tx, { accountId: recipient.accountId, purpose: 'activation', days });
  const email = await composeEmail(site, recipient, t => ({
    subject: t('activation_mail.subject', { site: site.settings.name }),
    preview: t('activation_mail.preview'),
    greeting: t('activation_mail.greeting', { name: recipient.name }),
    text: [t('activation_mail.text')],
    button: {
      label: t('activation_mail.button'),
      url: siteUrl(app.config, site, `/activate?token=${token}`),
      hint: t('activation_mail.link'),
    },
    small: [
      t('activation_mail.expires', { days }),
      t('activation_mail.not_you', { days: UNCONFIRMED_ACCOUNT_DAYS }),
    ],
  }));
  await queueEmail(tx, email);
}
