import { EXPORT } from '#contract/constants';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { type AccountRecipient, queueEmailTo } from '../queue-email-to.ts';

/**
 * The link requires a login, so that the email alone gives no access.
 * @spec D5.7
 */
export async function queueExportReadyEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  await queueEmailTo(tx, site, recipient, t => ({
    subject: t('export_mail.subject', { site: site.settings.name }),
    preview: t('export_mail.preview'),
    text: [t('export_mail.text')],
    button: {
      label: t('export_mail.button'),
      url: siteUrl(app.config, site, '/settings/export'),
    },
    small: [t('export_mail.expires', { days: EXPORT.retentionDays }), t('export_mail.not_you')],
  }));
}

/** @spec D5.7 */
export async function queueExportFailedEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  await queueEmailTo(tx, site, recipient, t => ({
    subject: t('export_failed_mail.subject', { site: site.settings.name }),
    preview: t('export_failed_mail.preview'),
    text: [t('export_failed_mail.text')],
    button: {
      label: t('export_failed_mail.button'),
      url: siteUrl(app.config, site, '/settings/export'),
    },
    small: [],
  }));
}
