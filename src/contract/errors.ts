/**
 * The text of a code has the catalogue key `errors.<code>`.
 * @spec 8 5
 */
const statuses = {
  generic: 500,
  generic_short: 500,
  not_found: 404,
  unknown_host: 421,
  request_malformed: 400,
  invalid_input: 422,
  authentication_required: 403,
  forbidden: 403,
  cross_site: 403,
  too_many_requests: 429,
  too_many_reads: 429,
  payload_too_large: 413,
  idempotency_conflict: 409,
  request_running: 425,
  unavailable: 503,
  login_failed: 401,
  login_blocked: 429,
  passkey_unknown: 401,
  passkey_refused: 422,
  passkey_limit: 403,
  activation_failed: 410,
  link_expired: 410,
  payment_failed: 402,
  card_payment_failed: 402,
  insufficient_credits: 402,
  price_changed: 409,
  spending_limit_reached: 403,
  payments_open: 403,
  ordered_just_now: 409,
  payment_provider_away: 424,
  signature_invalid: 403,
  withdrawal_over: 410,
  sms_limit: 403,
  sms_away: 424,
  sms_code_over: 410,
  premium_only: 403,
  blocked_by_member: 403,
  out_of_swipes: 429,
  out_of_likes: 429,
  account_deleting: 403,
  account_banned: 403,
  account_frozen: 403,
  signup_invite_only: 403,
  unsubscribe_link_invalid: 410,
  invitation_unknown: 410,
  invitation_used: 410,
  invitation_expired: 410,
  campaign_ended: 410,
  invitation_limit: 403,
  partner_key_invalid: 401,
  partner_name_taken: 422,
  // Of staff (D2.33).
  staff_role_missing: 403,
  second_factor_required: 403,
  second_factor_again: 403,
  staff_code_invalid: 422,
  lookup_reason_required: 403,
  decided_already: 409,
  appeal_over: 410,
  appealed_already: 409,
  same_person: 403,
  last_second_factor: 409,
  staff_passkey_refused: 422,
  // Of settings and texts that staff change.
  changed_meanwhile: 409,
  number_range: 422,
  language_not_offered: 422,
  country_without_prices: 422,
  campaign_text_missing: 422,
  text_syntax: 422,
  text_placeholders: 422,
  page_syntax: 422,
  page_placeholder: 422,
  interests_full: 409,
  campaign_slug_taken: 409,
  // Of money (D5.10).
  second_person_required: 403,
  price_list_empty: 409,
  conversation_limit: 403,
  first_messages_limit: 429,
  likes_limit: 429,
  visits_limit: 429,
  gifs_away: 424,
  // Of abuse signals (D5.13).
  first_messages_slowed: 429,
  first_messages_stopped: 403,
  // Of other calls.
  push_failed: 502,
  unconfirmed: 403,
  export_too_soon: 429,
  album_grant_limit: 403,
  pose_over: 410,
  main_photo_required: 409,
  // Errors of single fields (docs/product/5-validation.md).
  name_equals_email: 422,
  name_starts_with_at: 422,
  name_length: 422,
  name_characters: 422,
  name_poses_as_staff: 422,
  name_contact_details: 422,
  name_mixed_scripts: 422,
  birth_date_minimum_age: 422,
  birth_date_invalid: 422,
  birth_date_fixed: 422,
  email_invalid: 422,
  email_disposable: 422,
  email_taken: 422,
  new_email_invalid: 422,
  email_unknown: 422,
  email_in_password: 422,
  password_length: 422,
  password_weak: 422,
  password_contains_name: 422,
  passwords_differ: 422,
  old_password_wrong: 422,
  password_wrong: 422,
  terms_required: 422,
  field_required: 422,
  field_invalid: 422,
  field_too_long: 422,
  age_range_reversed: 422,
  place_not_a_place: 422,
  region_unknown: 422,
  choice_unknown: 422,
  age_unknown: 422,
  page_unknown: 422,
  interests_limit: 422,
  place_needed: 422,
  search_field_closed: 422,
  place_unknown: 422,
  position_unknown: 422,
  explanation_length: 422,
  message_empty: 422,
  message_too_long: 422,
  gif_unknown: 422,
  hidden_word_unreadable: 422,
  hidden_word_length: 422,
  hidden_word_known: 422,
  hidden_words_limit: 422,
  contact_unreadable: 422,
  contacts_limit: 422,
  check_in_limit: 422,
  check_in_time: 422,
  check_in_friend_known: 422,
  check_in_friends_limit: 422,
  check_in_friend_unconfirmed: 422,
  discount_code_unknown: 422,
  discount_code_used: 422,
  discount_code_unfit: 422,
  discount_code_taken: 422,
  refund_amount: 422,
  member_credits_short: 422,
  payment_method_unknown: 422,
  bank_unknown: 422,
  iban_country: 422,
  iban_check_digits: 422,
  iban_invalid: 422,
  phone_invalid: 422,
  sms_code_invalid: 422,
  consent_required: 422,
  direct_debit_refused: 422,
  direct_debit_limit: 422,
  direct_debit_open: 422,
  saved_search_limit: 403,
  photo_limit: 403,
  photo_type: 422,
  photo_too_large: 413,
  photo_too_many_pixels: 422,
  photo_too_small: 422,
  photo_broken: 422,
} as const;

export type ErrorCode = keyof typeof statuses;
export const errorCodes = Object.keys(statuses) as ErrorCode[];

/** The caller receives these values, so they must not be secret. */
export type ErrorParams = Record<string, string | number>;
export type FieldError = { code: ErrorCode; params?: ErrorParams };
/** Errors by the path of the field, such as `birth_date` or `query.page`. */
export type FieldErrors = Record<string, FieldError>;

/** @spec 8.1 D3.5 */
export type ErrorBody = {
  error: {
    code: ErrorCode;
    message: string;
    params?: ErrorParams;
    fields?: Record<string, FieldError & { message: string }>;
  };
  authentication_required?: true;
};

export const httpStatusOf = (code: ErrorCode): number => statuses[code];

/** @spec 8.1 D3.5 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: FieldErrors;
  readonly text: string | undefined;
  constructor(
    code: ErrorCode,
    options: { params?: ErrorParams; fields?: FieldErrors; text?: string; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.params = options.params ?? {};
    this.fields = options.fields ?? {};
    this.text = options.text;
  }
}

/** `instanceof` would miss errors of other bundles, because each bundle has a separate class. */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof Error && error.name === 'ApiError' && 'code' in error && String(error.code) in statuses
  );
}

/** @spec 8.1 */
export const fieldError = (field: string, code: ErrorCode, params?: ErrorParams): ApiError =>
  new ApiError('invalid_input', { fields: { [field]: params ? { code, params } : { code } } });
