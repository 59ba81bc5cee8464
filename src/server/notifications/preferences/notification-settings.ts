import { fieldError } from '#contract/errors';
import {
  type DisabledReason,
  type NotificationPreference,
  type NotificationSettings,
  notificationOptions,
  notificationTypes,
  type QuietHours,
} from '#contract/notifications';
import type { App } from '../../app.ts';
import {
  deleteQuietHours,
  isTimeZoneKnown,
  selectNotificationSettings,
  upsertPreference,
  upsertQuietHours,
} from './queries.ts';

/** @spec 3.4 D2.48 */
export async function notificationSettingsOf(
  { db }: Pick<App, 'db'>,
  accountId: string,
): Promise<NotificationSettings> {
  const stored = await selectNotificationSettings(db, accountId);
  const chosen = new Map((stored.preferences as NotificationPreference[]).map(row => [row.type, row]));
  return {
    preferences: notificationTypes.map(type => {
      const { email, push } = notificationOptions[type];
      return chosen.get(type) ?? { type, email: email.byDefault, push: push.byDefault };
    }),
    quiet_hours: stored.quiet_hours,
    disabled: stored.notifications_disabled as DisabledReason[],
    confirmation_sent: stored.confirmation_sent?.toISOString() ?? null,
    has_push_device: stored.has_push_device === true,
  };
}

/** @spec 3.4 */
export async function changePreference(
  app: Pick<App, 'db'>,
  accountId: string,
  preference: NotificationPreference,
): Promise<NotificationSettings> {
  await upsertPreference(app.db, accountId, preference);
  return notificationSettingsOf(app, accountId);
}

/**
 * Null ends the quiet hours.
 * @throws choice_unknown for a time zone that the jobs could not calculate with
 * @spec 3.4
 */
export async function changeQuietHours(
  app: Pick<App, 'db'>,
  accountId: string,
  hours: QuietHours | null,
): Promise<NotificationSettings> {
  if (hours && !(await isTimeZoneKnown(app.db, hours.time_zone)))
    throw fieldError('quiet_hours.time_zone', 'choice_unknown');
  await (hours ? upsertQuietHours(app.db, accountId, hours) : deleteQuietHours(app.db, accountId));
  return notificationSettingsOf(app, accountId);
}
