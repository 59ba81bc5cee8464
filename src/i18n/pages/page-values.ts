import {
  ACCOUNT_DELETION_GRACE_DAYS,
  ACTIVATION_HINT_MINUTES,
  ACTIVATION_TOKEN_DAYS,
  DISCREET_COOKIE,
  EARLY_LIKES,
  ERASURE_RETENTION_DAYS,
  EXPORT,
  FORMER_MAILBOX_MONTHS,
  FREE_CONVERSATION_LIMIT,
  FREE_PHOTO_LIMIT,
  INVITATIONS,
  LANGUAGE_COOKIE,
  PARTNER_SIGNUP_DAYS,
  PREMIUM_PHOTO_LIMIT,
  SESSION_COOKIE_DAYS,
  TRAFFIC_SOURCE,
  UNCONFIRMED_ACCOUNT_DAYS,
} from '#contract/constants';
import type { CompanyInfo, Settings } from '#contract/site';
import { countryName } from '../country-name.ts';
import type { PublicMessages, Translator } from '../messages.ts';
import type { StaticPage } from './static-page.ts';

type PageValues = Readonly<Record<string, string>>;
type Source = {
  settings: Settings;
  company: CompanyInfo;
  t: Translator<PublicMessages>;
  locale: string;
};

const readers = {
  site: ({ settings }) => settings.name,
  domain: ({ settings }) => settings.domain,
  min_age: ({ settings }) => String(settings.min_age),
  refund_days: ({ settings }) => String(settings.refund_days),
  message_credits: ({ settings }) => String(settings.message_credits),
  photo_credits: ({ settings }) => String(settings.photo_credits),
  signup_credits: ({ settings }) => String(settings.signup_credits),
  fictional_icon: ({ settings }) => settings.fictional_icon,
  fictional_warning: ({ settings, t }) => settings.fictional_warning || t('fictional.warning'),
  member_resell: ({ settings }) => settings.member_resell,
  support_email: ({ settings }) => settings.support_email,
  support_phone: ({ company }) => company.support_phone,
  company_name: ({ company }) => company.name,
  company_address: ({ company }) => company.address,
  company_city: ({ company }) => company.city,
  company_country: ({ company, locale }) => countryName(locale, company.country),
  company_kvk: ({ company }) => company.kvk,
  company_tradenames: ({ company }) => company.tradenames.join(', '),
  company_vat: ({ company }) => Object.values(company.vat_numbers).join(', '),
  free_conversations: () => String(FREE_CONVERSATION_LIMIT),
  free_photos: () => String(FREE_PHOTO_LIMIT),
  premium_photos: () => String(PREMIUM_PHOTO_LIMIT),
  deletion_days: () => String(ACCOUNT_DELETION_GRACE_DAYS),
  activation_minutes: () => String(ACTIVATION_HINT_MINUTES),
  activation_days: () => String(ACTIVATION_TOKEN_DAYS),
  login_days: () => String(SESSION_COOKIE_DAYS),
  language_days: () => String(LANGUAGE_COOKIE.days),
  source_days: () => String(TRAFFIC_SOURCE.days),
  invitation_days: () => String(INVITATIONS.days),
  discreet_days: () => String(DISCREET_COOKIE.days),
  early_likes_max: () => String(EARLY_LIKES.max),
  early_likes_days: () => String(EARLY_LIKES.days),
  unconfirmed_days: () => String(UNCONFIRMED_ACCOUNT_DAYS),
  partner_signup_days: () => String(PARTNER_SIGNUP_DAYS),
  export_days: () => String(EXPORT.retentionDays),
  mailbox_months: () => String(FORMER_MAILBOX_MONTHS),
  erasure_days: () => String(ERASURE_RETENTION_DAYS),
} as const satisfies Record<string, (source: Source) => string>;

/** Names of what a page may say in braces, such as `{site}`. */
export const pageValueNames: readonly string[] = Object.keys(readers);

export const pageValues = (source: Source): PageValues =>
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, (read as (source: Source) => string)(source)]),
  );

/** Unknown placeholders stay in the text, so that somebody notices them. */
export function fillPage(page: StaticPage, values: PageValues): StaticPage {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    title: fill(page.title),
    description: fill(page.description),
    intro: fill(page.intro),
    sections: page.sections.map(section => ({
      ...section,
      heading: fill(section.heading),
      paragraphs: section.paragraphs?.map(fill),
      list: section.list?.map(fill),
    })),
  };
}
