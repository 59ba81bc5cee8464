import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/notifications';
import {
  changePreference,
  changeQuietHours,
  notificationSettingsOf,
} from '../notifications/preferences/notification-settings.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 3.4 */
export const notificationRoutes: AppRoute[] = [
  route(calls.getNotificationSettings, async ({ app, caller }) => ({
    notifications: await notificationSettingsOf(app, caller.accountId),
  })),
  route(
    calls.changeNotificationPreference,
    async ({ app, caller, body }) => ({
      notifications: await changePreference(app, caller.accountId, body),
    }),
    { limits: [{ by: 'account', hits: 300, seconds: HOUR_SECONDS }] },
  ),
  route(
    calls.changeQuietHours,
    async ({ app, caller, body }) => ({
      notifications: await changeQuietHours(app, caller.accountId, body.quiet_hours),
    }),
    { limits: [{ by: 'account', hits: 120, seconds: HOUR_SECONDS }] },
  ),
];
