import { NOTIFICATIONS_TOKEN_DAYS } from '#contract/constants';
import { DAY_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { resendActivation } from '../../accounts/activation/resend-activation.ts';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import { enforceMailboxLimit, type MailboxLimit } from '../../accounts/mailbox.ts';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import { issueToken, redeemToken } from '../../accounts/tokens.ts';
import type { App, Caller, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { clearDisabledReasons, selectDisabledReasons } from './queries.ts';

const MAILBOX_LIMIT: MailboxLimit = { kind: 'notification emails', hits: 5, seconds: DAY_SECONDS };

/**
 * Sends nothing while notification emails are not disabled. An unconfirmed account gets the activation email, because
 * its address may belong to another person.
 * @throws too_many_requests
 * @spec 3.1 D2.31
 */
export async function requestNotificationEmails(app: App, caller: MemberCaller): Promise<void> {
  const { accountId, site } = caller;
  const account = await selectDisabledReasons(app.db, accountId);
  if (!account || account.reasons.length === 0) return;
  if (account.confirmedAt === null) return resendActivation(app, caller);
  await transact(app, async tx => {
    const recipient = await accountRecipientOf(tx.db, accountId);
    if (!recipient) return;
    await enforceMailboxLimit({ ...app, db: tx.db }, site.id, recipient.email, MAILBOX_LIMIT);
    await queueEnableEmail(app, tx, site, recipient);
  });
}

export async function queueEnableEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
): Promise<void> {
  const { accountId, email } = recipient;
  const days = NOTIFICATIONS_TOKEN_DAYS;
  const token = await issueToken(tx, { accountId, email, purpose: 'notifications', days });
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('notifications_enable_mail.subject', { site: site.settings.name }),
    preview: t('notifications_enable_mail.preview'),
    text: [t('notifications_enable_mail.text')],
    button: { label: t('notifications_enable_mail.button'), path: `/notifications/enable?token=${token}` },
    small: [t('notifications_enable_mail.expires', { days }), t('notifications_enable_mail.not_you')],
  }));
}

/**
 * The link proves that the member receives email at the account's address, so all reasons end. It begins no session,
 * and works only while that address is the account's.
 * @throws link_expired
 * @spec 3.1 D2.20
 */
export const enableNotificationEmails = (
  app: App,
  { site }: Pick<Caller, 'site'>,
  token: string,
): Promise<void> =>
  transact(app, async tx => {
    const redeemed = await redeemToken(tx, site.id, token, 'notifications');
    const enabled =
      redeemed?.email && (await clearDisabledReasons(tx.db, redeemed.accountId, redeemed.email));
    if (!enabled) throw new ApiError('link_expired');
    tx.publish({ to: [enabled.profileId], type: 'user', ids: {} });
  });
