import * as z from 'zod/mini';
import { isBlank } from './blank.ts';
import { MESSAGE_UNITS_MAX } from './constants.ts';
import { text } from './fields.ts';

/** What a member writes to another one: something of it can be seen. The site's own limit, in characters, is less. */
export const messageText = text(MESSAGE_UNITS_MAX).check(
  z.refine(typed => !isBlank(typed), { error: 'message_empty' }),
);
