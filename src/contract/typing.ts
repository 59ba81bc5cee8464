import * as z from 'zod/mini';
import { id } from './fields.ts';

/**
 * The recipient sees it only if both share typing. A frame whose `by` is not the session's member is ignored:
 * its page does not know who is logged in.
 * @spec D5.6
 */
export const typingFrame = z.object({ type: z.literal('typing'), by: id, to: id, typing: z.boolean() });
export type TypingFrame = z.infer<typeof typingFrame>;
