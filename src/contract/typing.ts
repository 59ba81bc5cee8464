import * as z from 'zod/mini';
import { id } from './fields.ts';

/**
 * The recipient sees the typing indicator only if both members share it. `by` is the member for whom the page
 * was loaded. If another member has logged in since, the server ignores the frame.
 * @spec D5.6
 */
export const typingFrame = z.object({ type: z.literal('typing'), by: id, to: id, typing: z.boolean() });
export type TypingFrame = z.infer<typeof typingFrame>;
