import { NOTIFICATIONS_TOKEN_DAYS } from '#contract/constants';
import { DAY_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import { resendActivation } from '../../accounts/activation/resend-activation.ts';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import { enforceMailboxLimit, type MailboxLimit } from '../../accounts/mailbox.ts';
import { type AccountRecipient, type EmailContent, queueEmailTo } from '../../accounts/queue-email-to.ts';
import { accountOfToken, issueToken, redeemToken } from '../../accounts/tokens.ts';
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
  const path = `/notifications/enable?token=${token}`;
  await queueEmailTo(app, tx, site, recipient, (t, _locale, discreet) =>
    enableEmail(t, { site, path, days }, discreet),
  );
}

type EnableLink = { site: Site; path: string; days: number };

/** Others may read the mailbox of a discreet member: neither site nor purpose is named, and no name and sender. */
function enableEmail(
  t: Translator<ServerMessages>,
  { site, path, days }: EnableLink,
  discreet: boolean,
): EmailContent {
  const expires = t('notifications_enable_mail.expires', { days });
  const notYou = t('notifications_enable_mail.not_you');
  const content = {
    subject: t('notifications_enable_mail.subject', { site: site.settings.name }),
    preview: t('notifications_enable_mail.preview'),
  };
  if (discreet)
    return {
      ...content,
      greeting: t('mail_parts.greeting_unnamed'),
      text: [t('notifications_enable_discreet.text')],
      button: { label: t('notifications_enable_discreet.button'), path },
      small: [expires],
      footer: [notYou],
    };
  return {
    ...content,
    text: [t('notifications_enable_mail.text')],
    button: { label: t('notifications_enable_mail.button'), path },
    small: [expires, notYou],
  };
}

/**
 * Does not use up the token.
 * @throws link_expired
 * @spec 3.1 D2.20
 */
export async function checkEnableToken(
  { db, clock }: App,
  { site }: Pick<Caller, 'site'>,
  token: string,
): Promise<void> {
  const now = clock.now();
  if ((await accountOfToken(db, site.id, token, { purpose: 'notifications', now })) === null)
    throw new ApiError('link_expired');
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
