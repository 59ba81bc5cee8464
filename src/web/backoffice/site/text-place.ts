import { landerNames } from '#contract/landers';

export type TextPlace = 'button' | 'title' | 'error' | 'paragraph';

const places: readonly [place: TextPlace, keys: RegExp][] = [
  ['error', /^errors\./],
  ['button', /^action\.|(^|[._])(button|submit|send|save)$/],
  ['title', /(^|[._])(title|subject|heading|promise)$/],
];

/**
 * How the page draws a text, as far as its key says.
 * @spec D5.10
 */
export const placeOf = (key: string): TextPlace =>
  places.find(([, keys]) => keys.test(key))?.[0] ?? 'paragraph';

const pages: readonly [path: string, keys: RegExp][] = [
  ['/login', /^(login|nav|action|state|footer|errors)\./],
  ['/signup', /^(signup|closed_signup|gender)\./],
  ['/complete-signup', /^complete_signup\./],
  ['/reset-password', /^(reset|new_password|mailed_link)\./],
  ['/account-deleted', /^(account_deleted|reactivation)\./],
  ['/lang-config', /^language_page\./],
  ['/pricing', /^(pricing|price|bundles|comparison)\./],
  ['/complaints', /^complaint/],
  ['/nowhere', /^page_error\./],
  ['/pages/terms', /^static_page\./],
  ['/likes', /^(like|likes|like_type|like_modal|visits)\./],
  [
    '/chats',
    /^(chat|chats|refusal|message_menu|chat_photo|gif|picker|emoji_kind|icebreaker\w*|gift|gift_name)\./,
  ],
  [
    '/profile',
    /^(profile|enrich|enrich_gap|profile_gap|detail|editor|interest_group|own_photo|photo_limit)\./,
  ],
  ['/profile/album', /^(album|own_album|shared_photo)\./],
  ['/profile/verification', /^(verification|verification_reason|pose)\./],
  ['/credits', /^(credits|credit_\w+|buying|order|repeat_order|discount|payment_\w+|time_bonus)\./],
  ['/directdebit', /^direct_debit\./],
  ['/transactions', /^(transactions|payment|refund_kind|refund_state|withdrawal|ledger_entry)\./],
  ['/premium', /^premium\./],
  ['/match-finder', /^(match_finder|finder_\w+)\./],
  ['/swipe-game', /^swipe_game\./],
  ['/settings', /^(settings|delete_reason)\./],
  ['/settings/password', /^(password_settings|reauthentication)\./],
  ['/settings/email', /^email_settings\./],
  ['/settings/logins', /^sessions\./],
  ['/settings/passkeys', /^passkeys\./],
  ['/settings/delete', /^deletion\./],
  ['/settings/discretion', /^(discretion|discreet)\./],
  ['/settings/privacy', /^privacy\./],
  ['/settings/invitations', /^invitations\./],
  ['/settings/export', /^own_data\./],
  ['/settings/spending', /^spending_limit\./],
  ['/settings/hidden-words', /^word_filter\./],
  ['/settings/decisions', /^(decisions|decision_outcome|appeal_outcome|house_rule)\./],
  ['/settings/install', /^(install|install_page|ios_install)\./],
  ['/notifications', /^(notifications?|notification_\w+|frequency\w*|quiet_hours|push_device|emails_off)\./],
  ['/unsubscribe', /^unsubscribe\./],
];

/**
 * A page that shows a text, as far as its key says; null for emails. Pages of members need a login as a member, too.
 * @spec 1.5 D5.10
 */
export function pageOf(key: string, part: string): string | null {
  if (part === 'mail') return null;
  const found = pages.find(([, keys]) => keys.test(key));
  if (found) return found[0];
  const lander = /^lander_(\w+)\./.exec(key)?.[1];
  if (part === 'landers') return `/landers/${landerNames.find(name => name === lander) ?? 'video'}`;
  return part === 'public' ? '/' : '/members';
}
