import * as calls from '#contract/likes';
import { type AppRoute, route } from '../app.ts';
import { like } from './like.ts';
import { getLikes } from './lists/get-likes.ts';
import { getMoreLikes } from './lists/get-more-likes.ts';
import { markLikeSeen } from './mark-like-seen.ts';
import { nextAnnouncement } from './next-announcement.ts';
import { swipeRoutes } from './swipes/routes.ts';
import { unlike } from './unlike.ts';

/** @spec 4.7 7.5 7.8 */
export const likeRoutes: AppRoute[] = [
  route(calls.getLikes, ({ app, caller }) => getLikes(app, caller)),
  route(calls.getMoreLikes, ({ app, caller, query }) => getMoreLikes(app, caller, query)),
  route(calls.like, ({ app, caller, body }) => like(app, caller, body.id), {
    limits: [{ by: 'account', hits: 120, seconds: 60 }],
  }),
  route(calls.unlike, ({ app, caller, body }) => unlike(app, caller, body.id)),
  route(calls.markLikeSeen, ({ app, caller, body }) => markLikeSeen(app, caller, body.id)),
  ...swipeRoutes,
  route(calls.autoLike, ({ app, caller }) => nextAnnouncement(app, caller)),
];
