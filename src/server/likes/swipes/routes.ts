import * as calls from '#contract/swipes';
import { type AppRoute, route } from '../../app.ts';
import { getCards } from './get-cards.ts';
import { swipe } from './swipe.ts';
import { undoSwipe } from './undo-swipe.ts';

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
