import type { CountryCode } from '#contract/countries';
import { chooseLanguage, type LanguageCode, localeOf } from '#contract/languages';
import type { Translator } from '#i18n/messages';
import { offeredLanguages } from '#i18n/offered-languages';
import type { ServerMessages } from '#i18n/server-text';
import type { App } from '../app.ts';
import {
  type EmailPriority,
  type EmailVersion,
  type OutgoingEmail,
  queueEmail,
  type Relevance,
} from '../platform/mail/outbox.ts';
import type { Tx } from '../platform/transact.ts';
import { siteUrl } from '../site/site-url.ts';
import type { Site } from '../site/sites.ts';
import { siteText } from '../site/texts/site-text.ts';
import { holdsMailLink } from './email-parts/mail-links.ts';
import { neutralPath, withNeutralLinks } from './email-parts/neutral-links.ts';
import { type EmailParts, renderEmail } from './render-email.ts';

export type AccountRecipient = {
  accountId: string;
  email: string;
  language: LanguageCode;
  country: CountryCode;
  name: string;
  /** If true, the email's subject, sender and preview do not name the site. */
  discreet: boolean;
  /** Of the account, as far as the sender knows it. */
  status?: string;
};

type EmailRecipient = Pick<AccountRecipient, 'email' | 'language' | 'discreet' | 'status'> & {
  accountId: string | null;
  country: CountryCode | null;
  name?: string;
  /** Then `accountId` is who the email is about. */
  isOperator?: boolean;
};

export type EmailContent = Pick<EmailParts, 'preview' | 'text' | 'small' | 'cards'> & {
  subject: string;
  replyTo?: string;
  headers?: Record<string, string>;
  topic?: string;
  priority?: EmailPriority;
  relevance?: Relevance;
  /** Links below the footer; `path` is a page of the site. Default: the notification settings, for members who can log in. */
  footerLinks?: { label: string; path: string }[];
  /** What a discreet notification email says instead of the same text for all; it names neither site nor purpose. */
  discreetParts?: { text: string[]; button: string; small: string[]; footer: string[] };
  /** Instead of the operator's name and contact. */
  footer?: string[];
  /** Instead of the greeting by name. */
  greeting?: string;
  /** `path` is a page of the site. */
  button?: { label: string; path: string };
};

/** `discreet`: others may read the mailbox. */
type WriteEmail = (t: Translator<ServerMessages>, locale: string, discreet: boolean) => EmailContent;

/**
 * Composes an email in the recipient's language; it is sent after the caller's commit.
 * @spec D2.31 D5.2
 */
export async function queueEmailTo(
  app: Pick<App, 'config'>,
  tx: Tx,
  site: Site,
  recipient: EmailRecipient,
  write: WriteEmail,
): Promise<void> {
  await queueEmail(tx, await composeEmailTo(app, site, recipient, write));
}

/**
 * Composes an email in the recipient's language, for `queueEmails`. An email about the account is composed for discreet
 * mode as well, because the member may turn that on while the email waits.
 * @spec D2.31 D5.2
 */
export async function composeEmailTo(
  { config }: Pick<App, 'config'>,
  site: Site,
  recipient: EmailRecipient,
  write: WriteEmail,
): Promise<OutgoingEmail> {
  const language = chooseLanguage({ account: recipient.language }, offeredLanguages(site.settings));
  const locale = localeOf(language, recipient.country);
  const t = await siteText(site, locale);
  const sender = { config, site, recipient, language, t };
  const { discreet, accountId, isOperator = false } = recipient;
  const content = write(t, locale, discreet);
  const { replyTo, headers, topic, priority, relevance } = content;
  const mayBecomeDiscreet = !discreet && accountId !== null && !isOperator && topic === undefined;
  return {
    siteId: site.id,
    accountId,
    to: recipient.email,
    ...composeVersion(sender, content, discreet),
    ...(mayBecomeDiscreet && { discreetVersion: composeVersion(sender, write(t, locale, true), true) }),
    headers: { ...headers, ...(replyTo && { 'Reply-To': replyTo }) },
    ...(topic !== undefined && { topic }),
    ...(priority && { priority }),
    ...(relevance && { relevance }),
  };
}

type EmailSender = {
  config: App['config'];
  site: Site;
  recipient: EmailRecipient;
  language: LanguageCode;
  t: Translator<ServerMessages>;
};

function composeVersion(sender: EmailSender, content: EmailContent, discreet: boolean): EmailVersion {
  const { config, site, recipient, language, t } = sender;
  const { subject, button, footerLinks, greeting, footer, text, small, cards, preview } = content;
  const linkTo = (path: string) => siteUrl(config, site, path);
  const neutral = (one: string) => (discreet ? withNeutralLinks(config.secret, linkTo(''), one) : one);
  const rendered = renderEmail({
    greeting: greeting ?? greetingOf(t, recipient.name),
    footer: footer ?? senderAndContact(t, site),
    preview: discreet ? t('discreet_mail.preview') : preview,
    ...{ text: text.map(neutral), small: small.map(neutral), language, colours: site.palette },
    ...(cards && { cards }),
    ...(button && { button: buttonOf(sender, button, discreet) }),
    siteName: discreet ? t('discreet.name') : site.settings.name,
    footerLinks: (footerLinks ?? settingsLinks(t, recipient)).map(({ label, path }) => ({
      label,
      url: linkTo(path),
    })),
  });
  return discreet
    ? { senderName: t('discreet.name'), subject: t('discreet_mail.subject'), ...rendered }
    : { subject, ...rendered };
}

/** The button of a discreet email does not show where it leads, and the HTML does not print its URL, which names the site. */
function buttonOf(
  { config, site, t }: EmailSender,
  { label, path }: NonNullable<EmailContent['button']>,
  discreet: boolean,
): EmailParts['button'] {
  if (discreet) return { label, url: siteUrl(config, site, neutralPath(config.secret, path)) };
  return { label, url: siteUrl(config, site, path), hint: t('mail_parts.link') };
}

/** A recipient without a name may be somebody else than the account's owner, e.g. the support. */
const settingsLinks = (t: Translator<ServerMessages>, { accountId, name, status }: EmailRecipient) =>
  accountId === null || name === undefined || status === 'banned'
    ? []
    : [{ label: t('notification_mail.preferences'), path: '/notifications' }];

/** A name that mail programs turn into a link is left out, because anybody can sign up with the address of another person. */
const greetingOf = (t: Translator<ServerMessages>, name: string | undefined): string =>
  name === undefined || holdsMailLink(name)
    ? t('mail_parts.greeting_unnamed')
    : t('mail_parts.greeting', { name });

function senderAndContact(t: Translator<ServerMessages>, { company, settings }: Site): string[] {
  const { name, address, city } = company;
  return [
    t('mail_parts.sent_by', { company: name, address, city }),
    t('mail_parts.support', { email: settings.support_email }),
  ];
}
