import * as z from 'zod/mini';
import { BRAND_HUE, brandTokens } from './brand-palette.ts';
import { defineCall } from './call.ts';
import { MAX_AGE, MESSAGE_UNITS_MAX, MIN_AGE } from './constants.ts';
import { countryCodes } from './countries.ts';
import { giftIds } from './gift-catalogue.ts';
import { languageCodes } from './languages.ts';
import { paymentMethods } from './payment-methods.ts';

const countryCode = z.enum(countryCodes);
const yesNo = z.enum(['yes', 'no']);
const credits = z.int().check(z.gte(0), z.lte(10_000));
export const giftPriceCredits = z.int().check(z.gte(1), z.lte(1_000));

export const profileFields = [
  'sexuality',
  'region',
  'city',
  'living_area',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'tattoos',
  'reason',
  'about_me',
  'interests',
] as const;
export type ProfileField = (typeof profileFields)[number];
export const searchFields = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'interests',
  'body_type',
  'with_photo',
  'online',
  'new',
  'distance',
  'hide_fictional',
] as const;
export type SearchField = (typeof searchFields)[number];

/**
 * Amounts of money are in minor units of the `currency` in the same object.
 * @spec 3.5
 */
export const settings = z.object({
  countries: z.array(countryCode),
  /** Languages that visitors of a country see, the main one first; of other countries those of the contract. */
  visible_languages: z.partialRecord(
    countryCode,
    z.array(z.enum(languageCodes)).check(
      z.minLength(1),
      z.refine(list => new Set(list).size === list.length),
    ),
  ),
  domain: z.string(),
  origin: z.string(),
  domain_language: z.string(),
  name: z.string(),
  index_title: z.string(),
  description: z.string(),
  brand_hue: z.int().check(z.gte(BRAND_HUE.min), z.lte(BRAND_HUE.max)),
  /** Each token has a light and a dark colour. The record is empty for the default `brand_hue`. */
  colours: z.partialRecord(z.enum(brandTokens), z.tuple([z.string(), z.string()])),
  visible_profile_fields: z.array(z.enum(profileFields)),
  visible_profile_notes: z.partialRecord(z.enum(profileFields), z.string()),
  search_fields: z.array(z.enum(searchFields)),
  geoip_country: z.nullable(countryCode),
  geoip_selected_country: countryCode,
  cdn_prefix: z.string(),
  message_credits: credits,
  photo_credits: credits,
  gift_credits: credits,
  /** Of gifts whose price differs from the catalogue. */
  gift_prices: z.partialRecord(z.enum(giftIds), giftPriceCredits),
  signup_credits: credits,
  message_length: z.int().check(z.gte(1), z.lte(MESSAGE_UNITS_MAX)),
  /** Days after which messages are hidden from both members. */
  history_days: z.int().check(z.gte(30), z.lte(3_650)),
  minimum_message_costs: z.partialRecord(countryCode, z.object({ costs: z.int(), currency: z.string() })),
  /** The lowest price per credit is `costs` divided by `credits`. */
  minimum_credit_costs: z.partialRecord(
    countryCode,
    z.object({ costs: z.int(), credits: z.int(), currency: z.string() }),
  ),
  support_email: z.string(),
  quick_exit_address: z.string(),
  enable_site_entry_popup: yesNo,
  site_entry_popup_countries: z.array(countryCode),
  push_public_key: z.nullable(z.string()),
  /** Name on the buyer's bank statement, neutral and in capitals. */
  statement_text: z.string(),
  fictional_icon: z.string(),
  fictional_warning: z.string(),
  fictional_plural: z.string(),
  fictional_singular: z.string(),
  refund_days: z.int(),
  retired_payment_methods: z.array(z.enum(paymentMethods)),
  signups: z.enum(['all', 'with_trafficsource', 'invite_only']),
  logged_out_search: yesNo,
  logged_out_search_trafficsource: yesNo,
  visitor_visibility: z.enum(['opt_in', 'opt_out']),
  reveal_account_existence: yesNo,
  premium_match_claim: z.nullable(z.int()),
  /** Always no: the privacy page promises that the site does not sell member data. */
  member_resell: z.literal('no'),
  min_age: z.int().check(z.gte(MIN_AGE), z.lte(MAX_AGE)),
  audience: z.enum(['men_seeking_men', 'everyone']),
  time_zone: z.string(),
  design_version: z.int(),
});
export type Settings = z.output<typeof settings>;

/**
 * `forced_domain` selects another site, but not in production.
 * @spec 7.7 D3.7
 */
export const getSettings = defineCall('GET', '/api/settings.php', {
  summary: 'The settings of the site',
  section: '7.7',
  query: z.looseObject({ forced_domain: z.optional(z.string()) }),
  output: z.object({ settings }),
  access: 'anyone',
  provides: [],
  caching: 'session',
});

export const companyInfo = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: countryCode,
  tradenames: z.array(z.string()),
  vat_numbers: z.partialRecord(countryCode, z.string()),
  support_phone: z.string(),
  delete_discount: z.int(),
});
export type CompanyInfo = z.output<typeof companyInfo>;

/** @spec 7.10 3.6 */
export const getCompanyInfo = defineCall('GET', '/api/companyinfo.php', {
  summary: 'The company behind the site',
  section: '7.10',
  output: companyInfo,
  access: 'anyone',
  provides: [],
  caching: 'session',
});

/** @spec 7.10 3.3 */
export const getInterests = defineCall('GET', '/api/interests.php', {
  summary: 'The interests there are to choose',
  section: '7.10',
  output: z.object({ interests: z.array(z.string()) }),
  access: 'anyone',
  provides: [],
  caching: 'session',
});

/** @spec 7.10 */
export const getRegions = defineCall('GET', '/api/regions.php', {
  summary: 'The regions of each country of the site',
  section: '7.10',
  output: z.object({
    regions: z.partialRecord(countryCode, z.array(z.object({ code: z.string(), name: z.string() }))),
  }),
  access: 'anyone',
  provides: [],
  caching: 'session',
});
