import type { NotificationType } from '#contract/notifications';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import { type AccountRecipient, type EmailContent, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { EmailCard } from '../../accounts/render-email.ts';
import type { App } from '../../app.ts';
import { insertOrCollect } from '../../platform/insert-together.ts';
import type { Tx } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { unsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';
import { discreetContent } from './discreet-content.ts';
import { ALWAYS_RELEVANT } from './is-email-relevant.ts';
import {
  insertNotificationEmails,
  lockAccounts,
  lockRecipients,
  type RecipientRequest,
  selectRecipients,
} from './queries.ts';

export type NotificationRecipient = AccountRecipient & {
  siteId: number;
  profileId: string;
  premiumSince: Date | null;
};

/**
 * Members of `profileIds` who may get an email of this type now: those who chose the frequency, are offline, have no
 * quiet hours, and got fewer than three notification emails within a day. Their accounts stay locked.
 * @spec 3.4 D2.48
 */
export async function notificationRecipients(
  { db, now }: Tx,
  request: RecipientRequest,
): Promise<NotificationRecipient[]> {
  if (request.profileIds.length === 0) return [];
  const accountIds = await lockRecipients(db, request, now);
  return accountIds.length === 0 ? [] : selectRecipients(db, request, { accountIds, now });
}

/**
 * Locks the accounts in the order of their ids. Needed before several calls of `notificationRecipients` in one
 * transaction, because jobs that lock in different orders would wait for each other.
 * @spec D2.48
 */
export async function lockAccountsOf({ db }: Tx, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length > 0) await lockAccounts(db, profileIds);
}

/**
 * The email counts towards the daily limit, and has the links to unsubscribe and to the preferences. Each email needs
 * `relevance`, unless it holds forever.
 * @spec D2.31 D2.48
 */
export async function queueNotificationEmail(
  app: Pick<App, 'config' | 'sites'>,
  tx: Tx,
  { type, site, recipient }: { type: NotificationType; site: Site; recipient: NotificationRecipient },
  write: (t: Translator<ServerMessages>, locale: string) => EmailContent,
): Promise<void> {
  const token = unsubscribeToken(app.config.secret, { accountId: recipient.accountId, type });
  const oneClick = siteUrl(app.config, site, `/api/unsubscribe.php?one_click=1&token=${token}`);
  await queueEmailTo(app, tx, site, recipient, (t, locale) => ({
    ...whileDiscretionHolds(recipient, contentFor(recipient, t, write(t, locale))),
    topic: type,
    priority: massTypes.includes(type) ? 'mass' : 'personal',
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    footerLinks: [
      { label: t('notification_mail.unsubscribe'), path: `/unsubscribe?token=${token}` },
      { label: t('notification_mail.preferences'), path: '/notifications' },
    ],
  }));
  await insertOrCollect(tx, insertNotificationEmails, { accountId: recipient.accountId, type });
}

/** Types that go to many members at the same time. */
const massTypes: readonly NotificationType[] = ['weekly_updates', 'promotions', 'news'];

const whileDiscretionHolds = (
  { accountId, discreet }: NotificationRecipient,
  { relevance = { check: ALWAYS_RELEVANT }, ...content }: EmailContent,
): EmailContent => ({
  ...content,
  relevance: discreet ? relevance : { ...relevance, unlessDiscreet: accountId },
});

/** Tickets of private photos open for one session and expire, so such a picture is left out of an email. */
function contentFor(
  { discreet }: NotificationRecipient,
  t: Translator<ServerMessages>,
  content: EmailContent,
): EmailContent {
  if (discreet) return discreetContent(t, content);
  const { cards = [] } = content;
  const isLasting = ({ picture }: EmailCard) => !picture?.url.includes('?');
  return { ...content, cards: cards.map(card => (isLasting(card) ? card : { ...card, picture: null })) };
}
