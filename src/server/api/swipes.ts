import * as calls from '#contract/swipes';
import { getCards } from '../likes/swipes/get-cards.ts';
import { swipe } from '../likes/swipes/swipe.ts';
import { undoSwipe } from '../likes/swipes/undo-swipe.ts';
import { type AppRoute, route } from './route.ts';

const options = { limits: [{ by: 'account' as const, hits: 120, seconds: 60 }] };

/** @spec 2.8 D2.24 D2.41 */
export const swipeRoutes: AppRoute[] = [
  route(calls.getSwipes, ({ app, caller }) => getCards(app, caller), {
    ...options,
    countReads: ({ cards }) => cards.length,
  }),
  route(calls.swipe, ({ app, caller, body }) => swipe(app, caller, body), options),
  route(calls.undoSwipe, ({ app, caller, body }) => undoSwipe(app, caller, body.id), options),
];
