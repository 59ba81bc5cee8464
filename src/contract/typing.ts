import * as z from 'zod/mini';
import { id } from './fields.ts';

/**
 * The server ignores the frame if `by` is not the member who is logged in.
 * @spec D5.6
 */
export const typingFrame = z.object({ type: z.literal('typing'), by: id, to: id, typing: z.boolean() });
export type TypingFrame = z.infer<typeof typingFrame>;

/**
 * The conversation that a page shows to the member, or null for none; the member gets no push about it. `page` is
 * random, and stays the same until the page is closed. Repeated while the page shows it.
 * @spec 4.11
 */
export const viewingFrame = z.object({
  type: z.literal('viewing'),
  by: id,
  page: id,
  conversation: z.nullable(id),
});
export type ViewingFrame = z.infer<typeof viewingFrame>;

/**
 * Keeps the member online. Sent once a minute by a visible page that rarely refetches the user.
 * @spec 7.1 D4.8
 */
export const presentFrame = z.object({ type: z.literal('present'), by: id });
export type PresentFrame = z.infer<typeof presentFrame>;

/** What a page sends over the socket. */
export const pageFrame = z.discriminatedUnion('type', [typingFrame, viewingFrame, presentFrame]);
export type PageFrame = TypingFrame | ViewingFrame | PresentFrame;
