import { type FieldError, isApiError } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import type { AreaMessages } from '#i18n/load-messages';
import type { Text } from '#i18n/messages';

/** What was to be sent, as a sentence about it needs it: to whom, and how long the site lets a message be. */
export type Addressed = { name: string; limit: number };

/**
 * Why something was not sent, in words for whoever wrote it. Of a field of a form the catalogue says what stands beside that field; here
 * the sentence stands alone.
 */
export function refusalText(
  t: Text<AreaMessages>,
  { code, params }: FieldError,
  { name, limit }: Addressed,
): string {
  switch (code) {
    case 'not_found':
      return t('refusal.gone', { name });
    case 'forbidden':
      return t('refusal.first_step', { name });
    case 'field_invalid':
      return t('refusal.unreadable');
    case 'message_too_long':
    case 'field_too_long':
      return errorText(t, { code: 'message_too_long', params: { message_length: limit, ...params } });
    case 'invalid_input':
    case 'field_required':
      return errorText(t, { code: 'generic' });
    default:
      return errorText(t, { code, params: { name, ...params } });
  }
}

/** What sending was refused with: a refused field says more than that one was. */
export function failureOf(error: unknown): FieldError {
  if (!isApiError(error)) return { code: 'unavailable' };
  const [field] = Object.values(error.fields);
  return field ?? { code: error.code, params: error.params };
}
