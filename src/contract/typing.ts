import * as z from 'zod/mini';
import { id } from './fields.ts';

/**
 * The server ignores the frame if `by` is not the member who is logged in.
 * @spec D5.6
 */
export const typingFrame = z.object({ type: z.literal('typing'), by: id, to: id, typing: z.boolean() });
export type TypingFrame = z.infer<typeof typingFrame>;
