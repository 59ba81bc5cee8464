import * as z from 'zod/mini';
import { id } from './fields.ts';

/**
 * What a browser says over its socket, and nothing else: that its member, `by`, is writing to `to`, or stopped. That one learns of it where
 * the two have a conversation and both let it be known; nobody is answered, and nothing is stored. A sign by another than the member whose
 * login the socket stands on is passed over: that page has not heard yet who is logged in.
 */
export const typingSign = z.object({ type: z.literal('typing'), by: id, to: id, typing: z.boolean() });
export type TypingSign = z.infer<typeof typingSign>;
