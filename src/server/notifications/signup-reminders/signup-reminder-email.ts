import { ACTIVATION_TOKEN_DAYS, UNCONFIRMED_ACCOUNT_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { issueToken } from '../../accounts/tokens.ts';
import type { App } from '../../app.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { queueNotificationEmail } from '../emails/queue-notification-email.ts';
import type { UnconfirmedRecipient } from './queries.ts';

/** @spec 4.2 */
export async function queueSignupReminder(
  app: App,
  tx: Tx,
  recipient: UnconfirmedRecipient,
  relevance: Relevance,
): Promise<void> {
  const site = app.sites.byId(recipient.siteId);
  if (!site) throw new Error(`no site ${recipient.siteId}`);
  const { accountId, premiumSince, signedUpAt, sent } = recipient;
  const days = ACTIVATION_TOKEN_DAYS;
  const token = await issueToken(tx, { accountId, purpose: 'activation', days });
  const daysLeft = Math.ceil(UNCONFIRMED_ACCOUNT_DAYS - (tx.now.getTime() - signedUpAt.getTime()) / DAY_MS);
  await queueNotificationEmail(app, tx, { type: 'reminders', site, recipient }, t => {
    const last = sent === null ? [] : [t('signup_reminder_mail.last')];
    const expires = t('signup_reminder_mail.expires', { days });
    // The accounts of members who have paid are not removed.
    const isRemoved = premiumSince === null;
    return {
      subject: t('signup_reminder_mail.subject', { site: site.settings.name }),
      preview: t('signup_reminder_mail.preview'),
      text: [t('signup_reminder_mail.text'), ...last],
      button: { label: t('signup_reminder_mail.button'), path: `/activate?token=${token}` },
      small: [
        expires,
        t('signup_reminder_mail.not_you'),
        ...(isRemoved ? [t('signup_reminder_mail.gone', { days: daysLeft })] : []),
      ],
      discreetParts: {
        text: [t('notifications_enable_discreet.text'), ...last],
        button: t('notifications_enable_discreet.button'),
        small: [
          expires,
          t('signup_reminder_discreet.not_you'),
          ...(isRemoved ? [t('signup_reminder_discreet.gone', { days: daysLeft })] : []),
        ],
        footer: [t('signup_reminder_discreet.why')],
      },
      relevance,
    };
  });
}
