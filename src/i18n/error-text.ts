import {
  ALBUM_GRANTS_MAX,
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
import type { PublicMessages, Text } from './messages.ts';

/** Limits the texts may name, unless the error brings its own (a site may have other settings). */
const limits: ErrorParams = {
  album_grants_max: ALBUM_GRANTS_MAX,
  // Of a field whose name is not known: it stands beside it.
  field: 'other',
  // Of a refusal that does not say how long it holds: it is over within the hour.
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
  invitations_open: INVITATIONS.maxOpen,
  premium_photos: PREMIUM_PHOTO_LIMIT,
  photo_megabytes: PHOTO_UPLOAD.maxBytes / 1024 / 1024,
  photo_megapixels: PHOTO_UPLOAD.maxPixels / 1_000_000,
  photo_min_side: PHOTO_UPLOAD.minSide,
  saved_searches: SAVED_SEARCHES.max,
  search_pages: SEARCH.maxPages,
  search_interests: SEARCH.maxInterests,
};

/** The text of an error or of a refused field, in the language of the translator. */
export function errorText(t: Text<PublicMessages>, error: { code: ErrorCode; params?: ErrorParams }): string {
  // The values differ by code, so the compiler can only check that the code has a text.
  const translate = t as (key: `errors.${ErrorCode}`, values: ErrorParams) => string;
  return translate(`errors.${error.code}`, { ...limits, ...error.params });
}

/** Why a field was refused, in words that name it: a form says which one is empty. `field` is its path in the call. */
export const fieldErrorText = (t: Text<PublicMessages>, error: FieldError, field: string): string =>
  errorText(t, { code: error.code, params: { field: field.replace(/^.*\./, ''), ...error.params } });

/** The text of any failure on a page or a form: one without a code, too, gets the long generic text (section 8). */
export const failureText = (t: Text<PublicMessages>, error: unknown): string =>
  errorText(t, isApiError(error) ? error : { code: 'generic' });

/** The text of any failure where only a toast or a line has room: the short generic text stands for the long one (section 8). */
export const shortFailureText = (t: Text<PublicMessages>, error: unknown): string =>
  errorText(t, isApiError(error) && error.code !== 'generic' ? error : { code: 'generic_short' });
