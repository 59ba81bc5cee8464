import {
  ALBUM_GRANTS_MAX,
  CHECK_INS,
  CONTACTS,
  EXPLANATION_LENGTH,
  FREE_CONVERSATION_LIMIT,
  FREE_PHOTO_LIMIT,
  INVITATIONS,
  MAX_AGE,
  MESSAGE_LENGTH,
  MIN_AGE,
  PASSKEYS,
  PASSWORD,
  PHOTO_UPLOAD,
  PREMIUM_PHOTO_LIMIT,
  PROFILE_NAME_LENGTH,
  SAVED_SEARCHES,
  SEARCH,
  WORD_FILTER,
} from '#contract/constants';
import { type ErrorCode, type ErrorParams, type FieldError, isApiError } from '#contract/errors';
import type { PublicMessages, Translator } from './messages.ts';

/** Limits that the texts mention. An error's own values take precedence. */
const limits: ErrorParams = {
  album_grants_max: ALBUM_GRANTS_MAX,
  // Error texts vary by field; `other` is the variant that names no field.
  field: 'other',
  hours: 1,
  minutes: 60,
  min_age: MIN_AGE,
  max_age: MAX_AGE,
  name_min: PROFILE_NAME_LENGTH.min,
  name_max: PROFILE_NAME_LENGTH.max,
  password_min: PASSWORD.min,
  password_max: PASSWORD.max,
  passkeys_max: PASSKEYS.max,
  message_length: MESSAGE_LENGTH,
  explanation_min: EXPLANATION_LENGTH.min,
  explanation_max: EXPLANATION_LENGTH.max,
  free_conversations: FREE_CONVERSATION_LIMIT,
  free_photos: FREE_PHOTO_LIMIT,
  hidden_words: WORD_FILTER.max,
  hidden_word_shortest: WORD_FILTER.minLength,
  hidden_word_longest: WORD_FILTER.maxLength,
  check_ins_open: CHECK_INS.open,
  check_in_hours: CHECK_INS.maxHours,
  check_in_days: CHECK_INS.daysAhead,
  check_in_friends: CHECK_INS.friends,
  contacts_max: CONTACTS.max,
  invitations_open: INVITATIONS.maxOpen,
  premium_photos: PREMIUM_PHOTO_LIMIT,
  photo_megabytes: PHOTO_UPLOAD.maxBytes / 1024 / 1024,
  photo_megapixels: PHOTO_UPLOAD.maxPixels / 1_000_000,
  photo_min_side: PHOTO_UPLOAD.minSide,
  saved_searches: SAVED_SEARCHES.max,
  search_pages: SEARCH.maxPages,
  search_interests: SEARCH.maxInterests,
};

/** @spec 8.3 */
export function errorText(
  t: Translator<PublicMessages>,
  error: { code: ErrorCode; params?: ErrorParams },
): string {
  // The values differ by code, so the compiler checks only that the code has a text.
  const translate = t as (key: `errors.${ErrorCode}`, values: ErrorParams) => string;
  return translate(`errors.${error.code}`, { ...limits, ...error.params });
}

/** @spec 8.3 */
export const fieldErrorText = (t: Translator<PublicMessages>, error: FieldError, field: string): string =>
  errorText(t, { code: error.code, params: { field: field.replace(/^.*\./, ''), ...error.params } });

/**
 * For pages and forms: an error without a code has the long generic text.
 * @spec 8.3
 */
export const failureText = (t: Translator<PublicMessages>, error: unknown): string =>
  errorText(t, isApiError(error) ? error : { code: 'generic' });

/**
 * For toasts and single lines: an error without a code has the short generic text.
 * @spec 8.3
 */
export const shortFailureText = (t: Translator<PublicMessages>, error: unknown): string =>
  errorText(t, isApiError(error) && error.code !== 'generic' ? error : { code: 'generic_short' });
