import { ACCOUNT_DELETION_GRACE_DAYS } from '#contract/constants';
import { zonedDateTimeText } from '#i18n/date-text';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { type AccountRecipient, queueEmailTo } from '../queue-email-to.ts';
import { issueToken } from '../tokens.ts';
import { reactivableUntil } from './grace-period.ts';

/** @spec 4.3 */
export async function queueDeletionEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  deletedAt: Date,
): Promise<void> {
  const days = ACCOUNT_DELETION_GRACE_DAYS;
  const token = await issueToken(tx, { accountId: recipient.accountId, purpose: 'reactivation', days });
  await queueEmailTo(app, tx, site, recipient, (t, locale) => ({
    subject: t('deletion_mail.subject', { site: site.settings.name }),
    preview: t('deletion_mail.preview'),
    text: [
      t('deletion_mail.text'),
      t('deletion_mail.until', {
        until: zonedDateTimeText(reactivableUntil(deletedAt), { locale, timeZone: site.timeZone }),
      }),
    ],
    button: { label: t('deletion_mail.button'), path: `/reactivate?token=${token}` },
    small: [t('deletion_mail.not_you')],
  }));
}
