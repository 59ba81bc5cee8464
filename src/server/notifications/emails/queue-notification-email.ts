import type { NotificationType } from '#contract/notifications';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import { composeEmailTo, type EmailContent } from '../../accounts/queue-email-to.ts';
import type { EmailCard } from '../../accounts/render-email.ts';
import type { App } from '../../app.ts';
import { type OutgoingEmail, queueEmails } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { unsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';
import { discreetContent } from './discreet-content.ts';
import { ALWAYS_RELEVANT } from './is-email-relevant.ts';
import { insertNotificationEmails } from './queries.ts';
import type { NotificationRecipient } from './recipients.ts';

type EmailTarget = { type: NotificationType; site: Site; recipient: NotificationRecipient };
type WriteEmail = (t: Translator<ServerMessages>, locale: string) => EmailContent;

/**
 * Queues one email, and counts it towards the daily limit.
 * @spec D2.31 D2.48
 */
export async function queueNotificationEmail(
  app: Pick<App, 'config'>,
  tx: Tx,
  to: EmailTarget,
  write: WriteEmail,
): Promise<void> {
  await queueNotificationEmails(tx, [await composeNotificationEmail(app, to, write)]);
}

/** An email that counts towards the daily limit of the account. */
export type NotificationEmail = { accountId: string; type: NotificationType; email: OutgoingEmail };

/**
 * Queues the emails with one statement a table, and counts them towards the daily limit.
 * @spec D2.31 D2.48
 */
export async function queueNotificationEmails(tx: Tx, emails: readonly NotificationEmail[]): Promise<void> {
  if (emails.length === 0) return;
  await queueEmails(
    tx,
    emails.map(({ email }) => email),
  );
  await insertNotificationEmails(tx, emails);
}

/**
 * The email has the links to unsubscribe and to the preferences. Each email needs `relevance`, unless it holds forever.
 * @spec D2.31 D2.48
 */
export async function composeNotificationEmail(
  app: Pick<App, 'config'>,
  { type, site, recipient }: EmailTarget,
  write: WriteEmail,
): Promise<NotificationEmail> {
  const token = unsubscribeToken(app.config.secret, { ...recipient, type });
  const oneClick = siteUrl(app.config, site, `/api/unsubscribe.php?one_click=1&token=${token}`);
  const email = await composeEmailTo(app, site, recipient, (t, locale) => ({
    ...whileAllowed(recipient, contentFor(recipient, t, write(t, locale))),
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
  return { accountId: recipient.accountId, type, email };
}

/** Types that go to many members at the same time. */
const massTypes: readonly NotificationType[] = ['weekly_updates', 'promotions', 'news'];

const whileAllowed = (
  { accountId, discreet }: NotificationRecipient,
  { relevance = { check: ALWAYS_RELEVANT }, ...content }: EmailContent,
): EmailContent => ({
  ...content,
  relevance: { ...relevance, recipient: { accountId, discreet } },
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
