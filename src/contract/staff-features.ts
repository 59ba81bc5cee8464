import type { SettingName } from './staff-settings.ts';

/**
 * The settings that switch a part of the site on, off or to some people.
 * @spec 3.5 D5.10
 */
export const featureSettings = [
  'signups',
  'logged_out_search',
  'visitor_visibility',
  'photo_review',
  'enable_site_entry_popup',
  'reveal_account_existence',
  'premium_match_claim',
  'search_fields',
  'retired_payment_methods',
] as const satisfies readonly SettingName[];
export type FeatureSetting = (typeof featureSettings)[number];
