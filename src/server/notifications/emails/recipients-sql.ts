import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Channel, type NotificationType, notificationOptions } from '#contract/notifications';

/** The chosen frequency of the account in `account`, or the default of the type. */
export const frequencyOf = (
  type: NotificationType,
  channel: Channel,
  account = 'accounts.id',
): RawBuilder<string> => sql`coalesce(
  (select ${sql.ref(channel)} from notification_preferences
    where account_id = ${sql.ref(account)} and type = ${type}), ${notificationOptions[type][channel].byDefault})`;

/** True while the account in `account` has quiet hours, in its own time zone. */
export const isQuiet = (now: Date, account = 'accounts.id'): RawBuilder<SqlBool> => sql`exists (
  select from quiet_hours, lateral (
    select (extract(hour from ${now}::timestamptz at time zone time_zone) * 60
      + extract(minute from ${now}::timestamptz at time zone time_zone))::int as minute) as local
  where quiet_hours.account_id = ${sql.ref(account)} and case
    when starts_at < ends_at then minute >= starts_at and minute < ends_at
    else minute >= starts_at or minute < ends_at end)`;
