import * as calls from '#contract/likes';
import { giveEarlyLikes } from '../likes/early-likes/give-early-likes.ts';
import { like } from '../likes/like.ts';
import { getLikes } from '../likes/lists/get-likes.ts';
import { getMoreLikes } from '../likes/lists/get-more-likes.ts';
import { markLikeSeen } from '../likes/mark-like-seen.ts';
import { nextOverlay } from '../likes/next-overlay.ts';
import { unlike } from '../likes/unlike.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 4.7 7.5 7.8 */
export const likeRoutes: AppRoute[] = [
  route(calls.getLikes, ({ app, caller }) => getLikes(app, caller), { conditional: true }),
  route(calls.getMoreLikes, ({ app, caller, query }) => getMoreLikes(app, caller, query)),
  route(calls.like, ({ app, caller, body }) => like(app, caller, body.id), {
    maxPerMinute: 120,
    checksSession: true,
  }),
  route(calls.unlike, ({ app, caller, body }) => unlike(app, caller, body.id), { checksSession: true }),
  route(calls.markLikeSeen, ({ app, caller, body }) => markLikeSeen(app, caller, body.id)),
  // Each call tries up to ten likes, so that they are no way around the limit of single ones.
  route(calls.giveEarlyLikes, ({ app, caller, reply }) => giveEarlyLikes(app, caller, reply), {
    limits: [{ by: 'account', hits: 12, seconds: 60 }],
  }),
  route(calls.autoLike, ({ app, caller }) => nextOverlay(app, caller)),
];
