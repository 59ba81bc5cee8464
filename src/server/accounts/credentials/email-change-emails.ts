import { EMAIL_CHANGE_TOKEN_HOURS, EMAIL_REVERT_TOKEN_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { type AccountRecipient, queueEmailTo } from '../queue-email-to.ts';
import { issueToken } from '../tokens.ts';

/** @spec 5.3 D2.20 */
export async function queueConfirmAddressEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  const hours = EMAIL_CHANGE_TOKEN_HOURS;
  const { accountId, email } = recipient;
  const token = await issueToken(tx, { accountId, email, purpose: 'email_change', days: hours / 24 });
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('email_change_mail.subject', { site: site.settings.name }),
    preview: t('email_change_mail.preview'),
    text: [t('email_change_mail.text')],
    button: { label: t('email_change_mail.button'), path: `/mail-change/do?token=${token}` },
    small: [t('email_change_mail.expires', { hours }), t('email_change_mail.not_you')],
  }));
}

export async function queueAddressChangeRequestedEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  newEmail: string,
): Promise<void> {
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('email_change_asked_mail.subject', { site: site.settings.name }),
    preview: t('email_change_asked_mail.preview'),
    text: [t('email_change_asked_mail.text', { email: newEmail }), t('email_change_asked_mail.not_you')],
    button: { label: t('email_change_asked_mail.button'), path: '/reset-password' },
    small: [],
  }));
}

/** The link expires `days` after the change, even if the email is sent again. */
export async function queueAddressChangedEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  change: { to: string } | { since: Date },
): Promise<void> {
  const days = EMAIL_REVERT_TOKEN_DAYS;
  const { accountId, email } = recipient;
  const since = 'since' in change ? change.since : tx.now;
  const token = await issueToken(tx, { accountId, email, purpose: 'email_revert', days, since });
  const daysLeft = days - Math.floor((tx.now.getTime() - since.getTime()) / DAY_MS);
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('email_changed_mail.subject', { site: site.settings.name }),
    preview: t('email_changed_mail.preview'),
    text: [
      'to' in change ? t('email_changed_mail.text', { email: change.to }) : t('email_changed_mail.again'),
      t('email_changed_mail.not_you'),
    ],
    button: { label: t('email_changed_mail.button'), path: `/mail-change/do?revert=${token}` },
    small: [t('email_changed_mail.expires', { days: daysLeft })],
  }));
}
