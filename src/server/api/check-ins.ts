import * as calls from '#contract/check-ins';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations';
import {
  answerCheckIn,
  answerCheckInLink,
  checkCheckInLink,
} from '../moderation/check-in/answer-check-in.ts';
import {
  addCheckInFriend,
  answerFriendLink,
  checkFriendLink,
  removeCheckInFriend,
} from '../moderation/check-in/friends.ts';
import { getCheckIns, planCheckIn, previewCheckIn } from '../moderation/check-in/plan-check-in.ts';
import type { RateLimit } from '../platform/http/route.ts';
import { type AppRoute, route } from './route.ts';

const linkLimits: RateLimit[] = [{ by: 'address', hits: 60, seconds: 900 }];

/** @spec D5.3 */
export const checkInRoutes: AppRoute[] = [
  route(calls.getCheckIns, ({ app, caller }) => getCheckIns(app, caller)),
  route(calls.addCheckInFriend, ({ app, caller, body }) => addCheckInFriend(app, caller, body), {
    // Each sends an email to somebody who has agreed to nothing yet.
    limits: [{ by: 'account', hits: 5, seconds: DAY_SECONDS, counts: 'answered' }],
  }),
  route(calls.removeCheckInFriend, ({ app, caller, body }) => removeCheckInFriend(app, caller, body.id)),
  route(calls.planCheckIn, ({ app, caller, body }) => planCheckIn(app, caller, body), {
    limits: [{ by: 'account', hits: 20, seconds: DAY_SECONDS, counts: 'answered' }],
  }),
  route(calls.previewCheckIn, ({ app, caller, body }) => previewCheckIn(app, caller, body), {
    limits: [{ by: 'account', hits: 300, seconds: HOUR_SECONDS }],
  }),
  route(calls.answerCheckIn, ({ app, caller, body }) => answerCheckIn(app, caller, body)),
  route(calls.checkCheckInLink, ({ app, caller, query }) => checkCheckInLink(app, caller, query.token), {
    limits: linkLimits,
  }),
  route(calls.answerCheckInLink, ({ app, caller, body }) => answerCheckInLink(app, caller, body), {
    limits: linkLimits,
  }),
  route(calls.checkFriendLink, ({ app, caller, query }) => checkFriendLink(app, caller, query.token), {
    limits: linkLimits,
  }),
  route(calls.answerFriendLink, ({ app, caller, body }) => answerFriendLink(app, caller, body), {
    limits: linkLimits,
  }),
];
