import * as calls from '#contract/swipes';
import { type AppRoute, route } from '../../app.ts';
import { dealCards } from './deal-cards.ts';
import { swipe } from './swipe.ts';
import { undoSwipe } from './undo-swipe.ts';

const often = { limits: [{ by: 'account' as const, hits: 120, seconds: 60 }] };

export const swipeRoutes: AppRoute[] = [
  route(calls.getSwipes, ({ app, caller }) => dealCards(app, caller), {
    ...often,
    cards: ({ cards }) => cards.length,
  }),
  route(calls.swipe, ({ app, caller, body }) => swipe(app, caller, body), often),
  route(calls.undoSwipe, ({ app, caller, body }) => undoSwipe(app, caller, body.id), often),
];
