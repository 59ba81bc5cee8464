import * as likeCalls from '#contract/likes';
import * as swipeCalls from '#contract/swipes';
import { like } from '../likes/like.ts';
import { getLikes } from '../likes/lists/get-likes.ts';
import { getMoreLikes } from '../likes/lists/get-more-likes.ts';
import { markLikeSeen } from '../likes/mark-like-seen.ts';
import { nextAnnouncement } from '../likes/next-announcement.ts';
import { getCards } from '../likes/swipes/get-cards.ts';
import { swipe } from '../likes/swipes/swipe.ts';
import { undoSwipe } from '../likes/swipes/undo-swipe.ts';
import { unlike } from '../likes/unlike.ts';
import { type AppRoute, route } from './route.ts';

const swipeOptions = { limits: [{ by: 'account' as const, hits: 120, seconds: 60 }] };

/** @spec 4.7 7.5 7.8 2.8 D2.24 D2.41 */
export const likeRoutes: AppRoute[] = [
  route(likeCalls.getLikes, ({ app, caller }) => getLikes(app, caller)),
  route(likeCalls.getMoreLikes, ({ app, caller, query }) => getMoreLikes(app, caller, query)),
  route(likeCalls.like, ({ app, caller, body }) => like(app, caller, body.id), {
    limits: [{ by: 'account', hits: 120, seconds: 60 }],
  }),
  route(likeCalls.unlike, ({ app, caller, body }) => unlike(app, caller, body.id)),
  route(likeCalls.markLikeSeen, ({ app, caller, body }) => markLikeSeen(app, caller, body.id)),
  route(likeCalls.autoLike, ({ app, caller }) => nextAnnouncement(app, caller)),
  route(swipeCalls.getSwipes, ({ app, caller }) => getCards(app, caller), {
    ...swipeOptions,
    countReads: ({ cards }) => cards.length,
  }),
  route(swipeCalls.swipe, ({ app, caller, body }) => swipe(app, caller, body), swipeOptions),
  route(swipeCalls.undoSwipe, ({ app, caller, body }) => undoSwipe(app, caller, body.id), swipeOptions),
];
