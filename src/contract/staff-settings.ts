import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { id, queryInt, timestamp } from './fields.ts';
import { profileFields, searchFields } from './site.ts';

/**
 * The settings of a site and its company info, as the back office groups them.
 * @spec 3.5 3.6 D5.10
 */
export const settingGroups = {
  site: [
    'name',
    'index_title',
    'description',
    'brand_hue',
    'support_email',
    'mail_address',
    'quick_exit_address',
    'authorities_email',
    'security_email',
    'security_txt_days',
  ],
  countries: [
    'countries',
    'visible_languages',
    'closed_regions',
    'domain_language',
    'enable_site_entry_popup',
    'site_entry_popup_countries',
  ],
  sign_up: [
    'signups',
    'min_age',
    'signup_credits',
    'logged_out_search',
    'logged_out_search_trafficsource',
    'visitor_visibility',
    'reveal_account_existence',
    'member_resell',
  ],
  chats: [
    'message_length',
    'message_credits',
    'photo_credits',
    'gift_credits',
    'gift_prices',
    'history_days',
    'abuse_limits',
  ],
  profiles: ['interests', 'visible_profile_fields', 'visible_profile_notes', 'search_fields', 'photo_review'],
  fictional: ['fictional_icon', 'fictional_warning', 'fictional_singular', 'fictional_plural'],
  payments: [
    'premium_match_claim',
    'minimum_message_costs',
    'refund_days',
    'retired_payment_methods',
    'statement_text',
    'direct_debit_limit',
    'creditor_id',
    'creditor_iban',
    'creditor_name',
  ],
  company: [
    'company.name',
    'company.address',
    'company.city',
    'company.country',
    'company.kvk',
    'company.tradenames',
    'company.vat_numbers',
    'company.support_phone',
    'company.delete_discount',
  ],
} as const;
export type SettingGroup = keyof typeof settingGroups;
export type SettingName = (typeof settingGroups)[SettingGroup][number];
export const settingNames = Object.values(settingGroups).flat() as [SettingName, ...SettingName[]];

/** The name of a setting's text in the catalogues, such as `company_name`. */
export const settingTextName = (name: SettingName) => name.replace('.', '_') as SettingTextName;
type SettingTextName = SettingName extends infer N
  ? N extends `${infer Area}.${infer Field}`
    ? `${Area}_${Field}`
    : N
  : never;

/** Choices that have a text in the part for staff; countries and payment methods have one elsewhere, others are codes. */
export const namedChoices = [
  'yes',
  'no',
  'all',
  'with_trafficsource',
  'invite_only',
  'opt_in',
  'opt_out',
  ...new Set([...profileFields, ...searchFields]),
] as const;

/**
 * Settings about money, about who may sign up, about what people without a login see, about where members' emails and
 * exits lead, and about who is behind the site, which stands in terms and on receipts. Their changes need the second
 * factor again.
 * @spec D2.33
 */
export const dangerousSettings = [
  'countries',
  'signups',
  'min_age',
  'signup_credits',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'visitor_visibility',
  'reveal_account_existence',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'gift_prices',
  'minimum_message_costs',
  'refund_days',
  'retired_payment_methods',
  'statement_text',
  'direct_debit_limit',
  'creditor_id',
  'creditor_iban',
  'creditor_name',
  'photo_review',
  'abuse_limits',
  'quick_exit_address',
  'mail_address',
  'support_email',
  'authorities_email',
  'security_email',
  'company.name',
  'company.address',
  'company.city',
  'company.country',
  'company.kvk',
  'company.tradenames',
  'company.vat_numbers',
  'company.support_phone',
  'company.delete_discount',
] as const satisfies readonly SettingName[];
export type DangerousSetting = (typeof dangerousSettings)[number];

/** @spec D2.33 */
export const isDangerousSetting = (name: string): name is DangerousSetting =>
  (dangerousSettings as readonly string[]).includes(name);

const plainSettings = settingNames.filter(name => !isDangerousSetting(name)) as [
  SettingName,
  ...SettingName[],
];

/** How a value is edited. `texts`, `numbers` and `prices` are objects whose keys are among `choices`. */
const settingKind = z.enum(['text', 'number', 'choice', 'choices', 'lines', 'texts', 'numbers', 'prices']);

/** Number of a change; a later change has a higher one. */
const changeId = z.int();
const by = z.nullable(z.object({ id, name: z.string() }));
/** Null stands for the default. */
const heldValue = z.nullable(z.object({ value: z.unknown() }));

const setting = z.object({
  name: z.enum(settingNames),
  group: z.enum(Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]]),
  kind: settingKind,
  choices: z.array(z.string()),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Whether the value may be null. */
  nullable: z.boolean(),
  dangerous: z.boolean(),
  /** Null for company info, which has no default. */
  default: heldValue,
  value: z.unknown(),
  is_default: z.boolean(),
  /** The newest change. `by` is null for a command of the operator. */
  changed: z.nullable(z.object({ id: changeId, at: timestamp, by })),
});
export type StaffSetting = z.output<typeof setting>;

/**
 * All settings of the site and its company info. Amounts are in minor units.
 * @spec 3.5 3.6 D5.10
 */
export const getStaffSettings = defineStaffCall('GET', '/api/staff-settings.php', {
  summary: 'The settings of the site, as the back office edits them',
  section: 'D5.10',
  staff: { permission: 'settings' },
  output: z.object({ settings: z.array(setting) }),
  provides: ['staff-settings'],
});

/**
 * `seen` is the newest change that the page showed, or null; if there is a later one, the call is refused with
 * `changed_meanwhile`. `to` is `value` for the value of this call, `default`, or `previous` to undo the change `seen`.
 */
const change = <Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({
    name: z.enum(names),
    to: z.enum(['value', 'default', 'previous']),
    value: z.optional(z.unknown()),
    seen: z.nullable(changeId),
  });

/** Null if nothing was ever changed, and the value is already so. */
const changed = z.object({ id: z.nullable(changeId) });
const changeErrors = [
  'changed_meanwhile',
  'number_range',
  'country_without_prices',
  'campaign_text_missing',
  'choice_unknown',
  'language_not_offered',
] as const;

/**
 * Running servers show the change at once. A value that does not fit is refused at the field `value`.
 * @spec 3.5 3.6 D5.10
 */
export const changeSetting = defineStaffCall('PUT', '/api/staff-setting.php', {
  summary: 'Change a setting of the site',
  section: 'D5.10',
  staff: { permission: 'settings' },
  body: change(plainSettings),
  output: changed,
  errors: ['changed_meanwhile', 'number_range', 'choice_unknown', 'language_not_offered'],
  repeat: 'none',
  invalidates: ['staff-settings', 'staff-audit'],
});

/**
 * The same for settings about money, sign-ups and visitors.
 * @spec 3.5 3.6 D5.10 D2.33
 */
export const changeDangerousSetting = defineStaffCall('PUT', '/api/staff-setting.php', {
  marker: 'dangerous=1',
  summary: 'Change a setting about money, sign-ups or visitors',
  section: 'D5.10',
  staff: { permission: 'settings', dangerous: true },
  body: change(dangerousSettings),
  output: changed,
  errors: changeErrors,
  repeat: 'none',
  invalidates: ['staff-settings', 'staff-audit'],
});

const historyEntry = z.object({
  id: changeId,
  name: z.string(),
  at: timestamp,
  by,
  old: heldValue,
  new: heldValue,
});
export type SettingChange = z.output<typeof historyEntry>;

/**
 * The newest changes first, 50 at a time; `next` is the `before` of the next page.
 * @spec D5.10
 */
export const getSettingHistory = defineStaffCall('GET', '/api/staff-setting-history.php', {
  summary: 'Who changed which setting, and when',
  section: 'D5.10',
  staff: { permission: 'settings' },
  query: z.object({
    name: z.optional(z.enum(settingNames)),
    before: z.optional(queryInt(1, 2_000_000_000)),
  }),
  output: z.object({ changes: z.array(historyEntry), next: z.nullable(changeId) }),
  provides: ['staff-settings'],
});
