import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { message, sendRefusals } from './chats.ts';
import { id, text } from './fields.ts';
import { gif, gifId } from './gif.ts';

/**
 * `next` is null on the last page; `by` is the provider.
 * @throws gifs_away when the provider does not answer
 * @spec 1.2
 */
export const findGifs = defineCall('GET', '/api/gifs.php', {
  summary: 'GIFs for search words, or the popular ones',
  section: '1.2',
  query: z.object({
    words: z.optional(text(60)),
    after: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_=.-]{1,200}$/))),
  }),
  output: z.object({
    gifs: z.array(gif),
    next: z.nullable(z.string()),
    by: z.enum(['own', 'klipy']),
  }),
  errors: ['gifs_away'],
  provides: [],
});
export type FoundGifs = z.output<(typeof findGifs)['output']>;

/**
 * A repeated call with the same `client_id` costs nothing.
 * @spec 1.2 D1.3
 */
export const sendGif = defineCall('POST', '/api/gif.php', {
  summary: 'Send a GIF',
  section: '1.2',
  body: z.object({ to: id, client_id: id, gif: gifId }),
  output: z.object({ message, credits: z.int() }),
  errors: [...sendRefusals, 'gif_unknown'],
  repeat: 'natural',
  invalidates: [],
});
