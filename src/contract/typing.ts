import * as z from 'zod/mini';
import { id } from './fields.ts';

/**
 * The only frame a browser sends over its socket: member `by` is typing to `to`, or stopped. The recipient sees
 * it if the two have a conversation and both share typing indicators. It is neither answered nor stored. The
 * server ignores a frame whose `by` is not the member of the socket's session, because that page does not know
 * yet who is logged in.
 * @spec D5.6
 */
export const typingFrame = z.object({ type: z.literal('typing'), by: id, to: id, typing: z.boolean() });
export type TypingFrame = z.infer<typeof typingFrame>;
