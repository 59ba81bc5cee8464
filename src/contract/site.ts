import * as z from 'zod/mini';
import { BRAND_HUE, brandTokens } from './brand.ts';
import { defineCall } from './call.ts';
import { MAX_AGE, MESSAGE_UNITS_MAX, MIN_AGE } from './constants.ts';
import { countryCodes } from './countries.ts';
import { nothing } from './fields.ts';
import { paymentMethods } from './payment-methods.ts';

const countryCode = z.enum(countryCodes);
const yesNo = z.enum(['yes', 'no']);
const credits = z.int().check(z.gte(0), z.lte(10_000));

/** The profile fields that settings may show, hide and annotate. */
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
/** The filters that settings may offer, by their name in the query of a search. */
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

/** Site-wide settings, loaded at start (section 3). Money in minor units of `currency`. */
export const settings = z.object({
  countries: z.array(countryCode),
  domain: z.string(),
  /** Scheme and host by which the site is reached, for addresses that leave it. */
  origin: z.string(),
  domain_language: z.string(),
  name: z.string(),
  index_title: z.string(),
  description: z.string(),
  brand_hue: z.int().check(z.gte(BRAND_HUE.min), z.lte(BRAND_HUE.max)),
  /** What the hue makes of the tokens, by day and by night; none where they are those of the stylesheet. */
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
  signup_credits: credits,
  message_length: z.int().check(z.gte(1), z.lte(MESSAGE_UNITS_MAX)),
  /** So many days messages are shown; older ones are hidden from both for privacy (section 9). */
  history_days: z.int().check(z.gte(30), z.lte(3_650)),
  minimum_message_costs: z.partialRecord(countryCode, z.object({ costs: z.int(), currency: z.string() })),
  /** The least that so many `credits` are in money, whatever they are spent on: messages may be free where photos are not. */
  minimum_credit_costs: z.partialRecord(
    countryCode,
    z.object({ costs: z.int(), credits: z.int(), currency: z.string() }),
  ),
  support_email: z.string(),
  /** Where the key of discreet members leads: a page that nobody wonders about. */
  quick_exit_address: z.string(),
  enable_site_entry_popup: yesNo,
  site_entry_popup_countries: z.array(countryCode),
  push_public_key: z.nullable(z.string()),
  /** What stands on the statement of a buyer's bank: neutral, in capitals, as it is shown before paying. */
  statement_text: z.string(),
  fictional_icon: z.string(),
  fictional_warning: z.string(),
  fictional_plural: z.string(),
  fictional_singular: z.string(),
  refund_days: z.int(),
  /** Payment methods that this site does not offer; old transactions know them still. */
  retired_payment_methods: z.array(z.enum(paymentMethods)),
  signups: z.enum(['all', 'with_trafficsource', 'invite_only']),
  logged_out_search: yesNo,
  logged_out_search_trafficsource: yesNo,
  visitor_visibility: z.enum(['opt_in', 'opt_out']),
  reveal_account_existence: yesNo,
  premium_match_claim: z.nullable(z.int()),
  /** Nobody's data is sold: said on the privacy page, and no operator can say otherwise. */
  member_resell: z.literal('no'),
  /** Adults only, without exception. */
  min_age: z.int().check(z.gte(MIN_AGE), z.lte(MAX_AGE)),
  audience: z.enum(['men_seeking_men', 'everyone']),
  time_zone: z.string(),
  design_version: z.int(),
});
export type Settings = z.output<typeof settings>;

/** The page's query travels as it is (tracking); `forced_domain` counts only in development. */
export const getSettings = defineCall({
  method: 'GET',
  path: '/api/settings.php',
  summary: 'The settings of the site',
  section: '7',
  query: z.looseObject({ forced_domain: z.optional(z.string()) }),
  body: nothing,
  output: z.object({ settings }),
  errors: [],
  who: 'anyone',
  repeat: 'natural',
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

/** Loaded once and cached (section 7). */
export const getCompanyInfo = defineCall({
  method: 'GET',
  path: '/api/companyinfo.php',
  summary: 'The company behind the site',
  section: '7',
  query: nothing,
  body: nothing,
  output: companyInfo,
  errors: [],
  who: 'anyone',
  repeat: 'natural',
});

/** The interests a member can choose, as keys of the catalogue; loaded once and cached (section 7). */
export const getInterests = defineCall({
  method: 'GET',
  path: '/api/interests.php',
  summary: 'The interests there are to choose',
  section: '7',
  query: nothing,
  body: nothing,
  output: z.object({ interests: z.array(z.string()) }),
  errors: [],
  who: 'anyone',
  repeat: 'natural',
});

/** Regions of every country of the site, by country, named in the caller's language; loaded once and cached (section 7). */
export const getRegions = defineCall({
  method: 'GET',
  path: '/api/regions.php',
  summary: 'The regions of each country of the site',
  section: '7',
  query: nothing,
  body: nothing,
  output: z.object({
    regions: z.partialRecord(countryCode, z.array(z.object({ code: z.string(), name: z.string() }))),
  }),
  errors: [],
  who: 'anyone',
  repeat: 'natural',
});
