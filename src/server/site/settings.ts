import { isValidIBAN as isIban } from 'ibantools';
import * as z from 'zod/mini';
import { BRAND_HUE } from '#contract/brand-palette';
import {
  DEFAULT_REFUND_DAYS,
  DESIGN_VERSION,
  DIRECT_DEBIT_LIMIT,
  ENTRY_WARNING_COUNTRIES,
  GIFT_CREDITS,
  HISTORY_DAYS,
  MESSAGE_CREDITS,
  MESSAGE_LENGTH,
  MIN_AGE,
  PHOTO_CREDITS,
  PREMIUM_MATCH_CLAIM_PERCENT,
  SIGNUP_CREDITS,
} from '#contract/constants';
import { countryCodes } from '#contract/countries';
import { allInterests, interests } from '#contract/interests';
import { DISCONTINUED_METHODS } from '#contract/payment-methods';
import { regionCodes } from '#contract/regions';
import { profileFields, type Settings, searchFields, settings } from '#contract/site';

/** Refuses control characters, which could inject content into email subjects, titles and tables. */
export const singleLine = (max: number) =>
  z.string().check(
    z.maxLength(max, { error: `must have at most ${max} characters` }),
    z.refine(written => /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u.test(written), {
      error: 'must be one line, without control characters',
    }),
  );

export const nonEmptyLine = (max: number) =>
  singleLine(max).check(z.refine(written => written.trim() !== '', { error: 'must not be empty' }));

/** Operators cannot change the omitted settings, which derive from the site or the request. */
const publicSettings = z.omit(settings, {
  geoip_country: true,
  geoip_selected_country: true,
  minimum_credit_costs: true,
  cdn_prefix: true,
  audience: true,
  time_zone: true,
  domain: true,
  origin: true,
  colours: true,
  design_version: true,
  push_public_key: true,
});
const allRegions = countryCodes.flatMap(regionCodes) as [string, ...string[]];

export const storedSettings = z.extend(publicSettings, {
  name: nonEmptyLine(60),
  index_title: singleLine(200),
  description: singleLine(500),
  visible_profile_notes: z.partialRecord(z.enum(profileFields), singleLine(300)),
  fictional_icon: nonEmptyLine(10),
  fictional_warning: singleLine(500),
  fictional_plural: singleLine(60),
  fictional_singular: singleLine(60),
  support_email: z.email(),
  quick_exit_address: z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
  refund_days: z.int().check(z.gte(0), z.lte(365)),
  /** All banks and cards can print a text of this length on a statement. */
  statement_text: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9 .*-]{2,21}$/)),
  /** Emails are sent from this address. Blank means the address of MAIL_FROM. */
  mail_address: z.union([z.literal(''), z.email()]),
  /** Blank means that the site offers no direct debit. */
  creditor_id: z.union([
    z.literal(''),
    z.string().check(z.refine(isCreditorId, { error: 'must be a SEPA creditor identifier' })),
  ]),
  creditor_iban: z.union([
    z.literal(''),
    z.string().check(z.refine(isIban, { error: 'must be an IBAN without spaces' })),
  ]),
  /** If blank, `statement_text` is the creditor's name. All banks accept these characters. */
  creditor_name: z.union([
    z.literal(''),
    z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 .,'()+?:-]{1,33}[A-Za-z0-9.)]$/)),
  ]),
  /** `yes`: nobody else sees a new photo before staff approved it. */
  photo_review: z.enum(['yes', 'no']),
  /** Whom authorities and researchers of security write to. Blank means the support address. */
  authorities_email: z.union([z.literal(''), z.email()]),
  security_email: z.union([z.literal(''), z.email()]),
  /** Days until readers should ask again for the file `security.txt`. */
  security_txt_days: z.int().check(z.gte(1), z.lte(365)),
  /** `no`: abuse signals only put members in the queue of staff. */
  abuse_limits: z.enum(['yes', 'no']),
  /** In the order in which they are offered. Profiles keep the others that they have. */
  interests: z.array(z.enum(allInterests)).check(
    z.minLength(1),
    z.refine(list => new Set(list).size === list.length),
  ),
  /** Regions that nobody can choose. */
  closed_regions: z.array(z.enum(allRegions)),
  /** An amount in cents. */
  direct_debit_limit: z.int().check(z.gte(0), z.lte(100_000)),
});
export type StoredSettings = z.output<typeof storedSettings>;

/**
 * Amounts of money are in minor units.
 * @spec 3.5 9
 */
export const defaultSettings: StoredSettings = {
  countries: [...countryCodes],
  visible_languages: {},
  closed_regions: [],
  domain_language: '',
  name: 'Lavender',
  index_title: '',
  description: '',
  brand_hue: BRAND_HUE.default,
  visible_profile_fields: [...profileFields],
  visible_profile_notes: {},
  search_fields: [...searchFields],
  message_credits: MESSAGE_CREDITS,
  photo_credits: PHOTO_CREDITS,
  gift_credits: GIFT_CREDITS,
  gift_prices: {},
  signup_credits: SIGNUP_CREDITS,
  message_length: MESSAGE_LENGTH,
  history_days: HISTORY_DAYS,
  // For countries not listed, `minimumCosts` computes the price from the cheapest bundle of credits.
  minimum_message_costs: {},
  support_email: 'support@lavender.example',
  mail_address: '',
  creditor_id: '',
  creditor_iban: '',
  creditor_name: '',
  direct_debit_limit: DIRECT_DEBIT_LIMIT,
  photo_review: 'no',
  abuse_limits: 'yes',
  authorities_email: '',
  security_email: '',
  security_txt_days: 180,
  interests: [...interests],
  quick_exit_address: 'https://www.wikipedia.org/',
  enable_site_entry_popup: 'yes',
  site_entry_popup_countries: [...ENTRY_WARNING_COUNTRIES],
  fictional_icon: '🎭',
  fictional_warning: '',
  fictional_plural: '',
  fictional_singular: '',
  refund_days: DEFAULT_REFUND_DAYS,
  retired_payment_methods: [...DISCONTINUED_METHODS],
  statement_text: 'LVD DIGITAL',
  signups: 'all',
  logged_out_search: 'yes',
  logged_out_search_trafficsource: 'yes',
  visitor_visibility: 'opt_in',
  reveal_account_existence: 'yes',
  premium_match_claim: PREMIUM_MATCH_CLAIM_PERCENT,
  member_resell: 'no',
  min_age: MIN_AGE,
};

type RequestSettings = Pick<
  Settings,
  | 'geoip_country'
  | 'geoip_selected_country'
  | 'cdn_prefix'
  | 'audience'
  | 'time_zone'
  | 'colours'
  | 'domain'
  | 'origin'
  | 'minimum_message_costs'
  | 'minimum_credit_costs'
  | 'push_public_key'
>;

/** @spec 3.5 7.7 */
export const settingsFor = (
  {
    mail_address: _,
    creditor_id: __,
    creditor_iban: ___,
    creditor_name: ____,
    direct_debit_limit: _____,
    photo_review: ______,
    abuse_limits: _______,
    authorities_email: ________,
    security_email: _________,
    security_txt_days: __________,
    interests: ___________,
    closed_regions: ____________,
    ...shown
  }: StoredSettings,
  request: RequestSettings,
): Settings => ({
  ...shown,
  ...request,
  design_version: DESIGN_VERSION,
});

/**
 * Checks a SEPA creditor identifier and its check digits (ISO 7064, mod 97-10).
 * @spec 5.8
 */
export function isCreditorId(text: string): boolean {
  const match = /^([A-Z]{2})(\d{2})[0-9A-Z]{3}([0-9A-Z]{1,28})$/.exec(text);
  if (!match) return false;
  const [, country = '', check = '', national = ''] = match;
  const digits = [...`${national}${country}${check}`]
    .map(character => Number.parseInt(character, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}
