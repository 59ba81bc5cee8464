import type { CountryCode } from '#contract/countries';
import { chooseLanguage, type LanguageCode, localeOf } from '#contract/languages';
import type { Text } from '#i18n/messages';
import { offeredLanguages } from '#i18n/offered-languages';
import { type ServerMessages, serverText } from '#i18n/server-text';
import { type LetterParts, renderLetter } from '../platform/mail/layout.ts';
import type { Letter } from '../platform/mail/outbox.ts';
import type { Site } from '../site/sites.ts';

/** Whom a letter goes to, and in which language. */
export type AccountRecipient = {
  accountId: string;
  email: string;
  language: LanguageCode;
  country: CountryCode;
  name: string;
  /** Whoever sees the mail program open learns nothing of the site. */
  discreet: boolean;
};

/** Whoever a letter goes to: a visitor and the site's own desk have no account. */
export type EmailRecipient = Pick<AccountRecipient, 'email' | 'language' | 'discreet'> & {
  accountId: string | null;
  country: CountryCode | null;
};

/** What one letter says besides what every letter of the site says. */
export type EmailContent = Omit<LetterParts, 'language' | 'siteName' | 'colours' | 'footer'> & {
  subject: string;
};

/** Composes a letter of a site in its receiver's language, or in one of the site's where it no longer speaks that. */
export async function composeEmail(
  site: Site,
  recipient: EmailRecipient,
  write: (t: Text<ServerMessages>, locale: string) => EmailContent,
): Promise<Letter> {
  const language = chooseLanguage({ account: recipient.language }, offeredLanguages(site.settings.countries));
  const locale = localeOf(language, recipient.country);
  const t = await serverText(locale, site.timeZone);
  const { subject, ...content } = withDiscreetSubject(t, recipient, write(t, locale));
  const { name: company, address, city } = site.company;
  const footer = [
    t('mail_footer.sent_by', { company, address, city }),
    t('mail_footer.support', { email: site.settings.support_email }),
  ];
  const parts = {
    ...content,
    language,
    siteName: recipient.discreet ? t('discreet.name') : site.settings.name,
    colours: site.palette,
    footer,
  };
  return {
    siteId: site.id,
    accountId: recipient.accountId,
    to: recipient.email,
    subject,
    ...(recipient.discreet && { senderName: t('discreet.name') }),
    ...renderLetter(parts),
  };
}

/** What a list of letters shows of one: for discreet members the same neutral words, whatever it is about. */
const withDiscreetSubject = (
  t: Text<ServerMessages>,
  { discreet }: EmailRecipient,
  content: EmailContent,
): EmailContent =>
  discreet
    ? { ...content, subject: t('discreet_mail.subject'), preview: t('discreet_mail.preview') }
    : content;
