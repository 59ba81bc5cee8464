import { type FieldError, isApiError } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import type { MembersAreaMessages } from '#i18n/load-messages';
import type { Translator } from '#i18n/messages';

type SendContext = { name: string; limit: number };

/**
 * Some errors get a text for the conversation instead of the general text.
 * @spec 8.3
 */
export function refusalText(
  t: Translator<MembersAreaMessages>,
  { code, params }: FieldError,
  { name, limit }: SendContext,
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

/** A refused field's error says more than the error of the whole call. */
export function sendFailureOf(error: unknown): FieldError {
  if (!isApiError(error)) return { code: 'unavailable' };
  const [field] = Object.values(error.fields);
  return field ?? { code: error.code, params: error.params };
}
