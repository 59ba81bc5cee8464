import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/unsubscribe';
import {
  checkEnableToken,
  enableNotificationEmails,
  requestNotificationEmails,
} from '../notifications/disabled/enable-notifications.ts';
import {
  checkUnsubscribeToken,
  unsubscribe,
  unsubscribeByOneClick,
} from '../notifications/unsubscribe/unsubscribe.ts';
import type { RateLimit } from '../platform/http/route.ts';
import { type AppRoute, route } from './route.ts';

const linkLimits: RateLimit[] = [{ by: 'address', hits: 60, seconds: 900 }];
/** High, because one mail provider sends the calls of all its users. */
const providerLimits: RateLimit[] = [{ by: 'address', hits: 1_200, seconds: 60 }];

/** @spec 3.1 3.4 D2.31 */
export const unsubscribeRoutes: AppRoute[] = [
  route(
    calls.unsubscribeByOneClick,
    ({ app, caller, query, headers, upload }) =>
      unsubscribeByOneClick(app, caller, {
        token: query.token,
        form: upload,
        contentType: headers['content-type'] ?? '',
      }),
    { limits: providerLimits },
  ),
  route(
    calls.checkUnsubscribeToken,
    async ({ app, query }) => ({ type: checkUnsubscribeToken(app, query.token).type }),
    { limits: linkLimits },
  ),
  route(calls.unsubscribe, ({ app, caller, body }) => unsubscribe(app, caller, body), { limits: linkLimits }),
  route(calls.requestNotificationEmails, ({ app, caller }) => requestNotificationEmails(app, caller), {
    limits: [
      { by: 'account', hits: 1, seconds: 60 },
      { by: 'account', hits: 5, seconds: HOUR_SECONDS },
    ],
  }),
  route(calls.checkEnableToken, ({ app, caller, query }) => checkEnableToken(app, caller, query.token), {
    limits: linkLimits,
  }),
  route(
    calls.enableNotificationEmails,
    ({ app, caller, body }) => enableNotificationEmails(app, caller, body.token),
    { limits: linkLimits },
  ),
];
