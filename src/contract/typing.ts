import * as z from 'zod/mini';
import { id } from './fields.ts';

/**
 * The recipient sees typing only if both members share it. The server ignores a frame whose `by` is not the
 * session's member, because another member has logged in since the page was loaded.
 * @spec D5.6
 */
export const typingFrame = z.object({ type: z.literal('typing'), by: id, to: id, typing: z.boolean() });
export type TypingFrame = z.infer<typeof typingFrame>;
