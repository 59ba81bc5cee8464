import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { type AccountRecipient, queueEmailTo } from '../queue-email-to.ts';

/** @spec D5.10 D2.31 */
export const queueFrozenEmail = (
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  explanation: string,
): Promise<void> =>
  queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('frozen_mail.subject', { site: site.settings.name }),
    preview: t('frozen_mail.preview'),
    text: [
      t('frozen_mail.text'),
      ...(explanation === '' ? [] : t('frozen_mail.why', { reason: explanation }).split(/\n+/)),
      t('frozen_mail.can'),
      t('frozen_mail.disagree', { email: site.settings.support_email }),
    ],
    button: { label: t('frozen_mail.button'), path: '/complaints' },
    small: [],
  }));

/** @spec D5.10 D2.31 */
export const queueUnfrozenEmail = (
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> =>
  queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('unfrozen_mail.subject', { site: site.settings.name }),
    preview: t('unfrozen_mail.preview'),
    text: [t('unfrozen_mail.text')],
    button: { label: t('unfrozen_mail.button'), path: '/members' },
    small: [],
  }));
