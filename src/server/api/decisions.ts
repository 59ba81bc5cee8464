import * as calls from '#contract/decisions';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations';
import { appealBan, sendAppeal } from '../moderation/appeals/send-appeal.ts';
import { getBanByToken, getDecisions } from '../moderation/decisions/get-decisions.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.5 */
export const decisionRoutes: AppRoute[] = [
  route(calls.getDecisions, ({ app, caller }) => getDecisions(app, caller)),
  route(calls.sendAppeal, ({ app, caller, body }) => sendAppeal(app, caller, body), {
    limits: [{ by: 'account', hits: 20, seconds: DAY_SECONDS, counts: 'answered' }],
  }),
  route(calls.getBan, ({ app, caller, query }) => getBanByToken(app, caller, query.token), {
    limits: [{ by: 'address', hits: 120, seconds: HOUR_SECONDS }],
  }),
  route(calls.appealBan, ({ app, caller, body }) => appealBan(app, caller, body), {
    limits: [{ by: 'address', hits: 30, seconds: HOUR_SECONDS }],
  }),
];
