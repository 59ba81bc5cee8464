import * as z from 'zod/mini';
import { MESSAGE_UNITS_MAX } from './constants.ts';
import { text } from './fields.ts';
import { isBlank } from './plain-text.ts';

/**
 * The site's setting `message_length` limits the text further, in characters.
 * @spec 5.9 D2.7
 */
export const messageText = text(MESSAGE_UNITS_MAX).check(
  z.refine(typed => !isBlank(typed), { error: 'message_empty' }),
);
