import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/visits';
import { recordVisit } from '../profiles/visits/record-visit.ts';
import { getVisitors } from './get-visitors.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.6 6.3 */
export const visitRoutes: AppRoute[] = [
  route(calls.getVisitors, ({ app, caller, query }) => getVisitors(app, caller, query.before)),
  route(calls.recordVisit, ({ app, caller, body }) => recordVisit(app, caller, body.id), {
    limits: [{ by: 'account', hits: 1_500, seconds: HOUR_SECONDS }],
  }),
];
