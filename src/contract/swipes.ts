import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nothing, timestamp } from './fields.ts';
import { memberCard } from './profiles.ts';

/** What is left of a day in the swipe game (section 9), and when the next one begins: at midnight where the site is. */
export const swipeQuota = z.object({ swipes_left: z.int(), likes_left: z.int(), starts_again: timestamp });
export type SwipeQuota = z.output<typeof swipeQuota>;

/**
 * The next cards of the swipe game: nobody who was swiped lately, is liked already or converses with the caller. None where the
 * day's swipes are used up. `undoable` is the card of the last no.
 */
export const getSwipes = defineCall({
  method: 'GET',
  path: '/api/swipes.php',
  summary: 'The next cards of the swipe game',
  section: '2',
  query: nothing,
  body: nothing,
  output: z.object({ cards: z.array(memberCard), undoable: z.nullable(memberCard), quota: swipeQuota }),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

/**
 * Says yes or no to a card. A yes is a like and can be a match; a no is nobody's business. The same swipe again counts once; a yes
 * after a no counts as a like and not as another swipe. A yes after the like was taken back is told from a repeat by its `act`, which the
 * browser makes for each press, and counts like any other. Whoever is not there for the caller costs nothing.
 */
export const swipe = defineCall({
  method: 'POST',
  path: '/api/swipe.php',
  summary: 'Say yes or no in the swipe game',
  section: '8',
  query: nothing,
  body: z.object({ id, liked: z.boolean(), act: z.optional(id) }),
  output: z.object({ matched: z.boolean(), quota: swipeQuota }),
  errors: ['not_found', 'forbidden', 'out_of_swipes', 'out_of_likes'],
  who: 'member',
  repeat: 'natural',
});

/** Takes the last no back, and with it the swipe it cost. What is not the last no stays as it is. */
export const undoSwipe = defineCall({
  method: 'DELETE',
  path: '/api/swipe.php',
  summary: 'Take the last no of the swipe game back',
  section: '2',
  query: nothing,
  body: z.object({ id }),
  output: z.object({ quota: swipeQuota }),
  errors: [],
  who: 'member',
  repeat: 'natural',
});
