import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, timestamp } from './fields.ts';
import { memberCard } from './profiles.ts';

/**
 * `starts_again` is the next midnight in the site's time zone.
 * @spec 2.8 D2.24
 */
const swipeQuota = z.object({ swipes_left: z.int(), likes_left: z.int(), starts_again: timestamp });
export type SwipeQuota = z.output<typeof swipeQuota>;

/**
 * If today's swipes are used up, `cards` is empty. `undoable` is the card of the caller's latest no.
 * @spec 2.8 D2.24
 */
export const getSwipes = defineCall('GET', '/api/swipes.php', {
  summary: 'The next cards of the swipe game',
  section: '2.8',
  output: z.object({ cards: z.array(memberCard), undoable: z.nullable(memberCard), quota: swipeQuota }),
  provides: ['swipes'],
});

/**
 * Each decision has a new `act`, which distinguishes a new yes from a repeated call.
 * @spec 2.8 D2.24
 */
export const swipe = defineCall('POST', '/api/swipe.php', {
  summary: 'Say yes or no in the swipe game',
  section: '2.8',
  body: z.object({ id, liked: z.boolean(), act: z.optional(id) }),
  output: z.object({ matched: z.boolean(), quota: swipeQuota }),
  errors: ['not_found', 'forbidden', 'out_of_swipes', 'out_of_likes'],
  repeat: 'natural',
  invalidates: [],
});

/**
 * If the no was made today, the quota gains one swipe.
 * @spec 2.8 D2.24
 */
export const undoSwipe = defineCall('DELETE', '/api/swipe.php', {
  summary: 'Undo the last no of the swipe game',
  section: '2.8',
  body: z.object({ id }),
  output: z.object({ quota: swipeQuota }),
  repeat: 'natural',
  invalidates: [],
});
