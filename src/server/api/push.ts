import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/push';
import { subscribeToPush, unsubscribeFromPush } from '../notifications/push/subscribe.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 7.1 4.11 */
export const pushRoutes: AppRoute[] = [
  route(calls.subscribeToPush, ({ app, caller, body }) => subscribeToPush(app, caller, body.subscription), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(calls.unsubscribeFromPush, ({ app, caller }) => unsubscribeFromPush(app, caller)),
];
