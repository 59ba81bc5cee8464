import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CountryCode } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import { type Channel, type NotificationType, notificationOptions } from '#contract/notifications';

/** Columns of a recipient from `accounts` and `profiles`. */
export const recipientColumns = [
  'accounts.id as accountId',
  'accounts.site_id as siteId',
  'accounts.email',
  'accounts.language',
  'accounts.discreet',
  'accounts.premium_since as premiumSince',
  'profiles.id as profileId',
  'profiles.country',
  'profiles.name',
] as const;

/** Narrows `recipientColumns` to what these columns hold. */
export type RecipientCodes = { language: LanguageCode; country: CountryCode };

/** No bounce, complaint or unsubscribing has disabled the emails of `accounts`. */
export const areEmailsEnabled = sql<SqlBool>`accounts.notifications_disabled = '{}'`;

/**
 * The account in `accounts`, with the profile in `profiles`, gets notification emails at all. Accounts of demo data get
 * some only while somebody is logged in to them.
 * @spec D2.31 D2.48
 */
export const isReachable = sql<SqlBool>`(accounts.status = 'active' and accounts.confirmed_at is not null
  and ${areEmailsEnabled} and not profiles.fictional
  and (not accounts.seeded or exists (select from sessions where sessions.account_id = accounts.id)))`;

/**
 * The member in `accounts` and `profiles` has no quiet hours now, and is not online, where they would see it on the page.
 * @spec 3.4 D2.48
 */
export const mayBeEmailedNow = (now: Date): RawBuilder<SqlBool> => sql`(not ${isQuiet(now)} and not exists (
  select from presence where profile_id = profiles.id and online_until > ${now}))`;

/** The chosen frequency of the account in `accounts`, or the default of the type. */
export const frequencyOf = (type: NotificationType, channel: Channel): RawBuilder<string> => sql`coalesce(
  (select ${sql.ref(channel)} from notification_preferences
    where account_id = accounts.id and type = ${type}), ${notificationOptions[type][channel].byDefault})`;

/** The time zone of the account in `accounts`: that of the quiet hours, or else that of the site. */
export const timeZoneOfAccount = sql<string>`coalesce(
  (select time_zone from quiet_hours where account_id = accounts.id),
  (select time_zone from sites where id = accounts.site_id))`;

/** Minutes since midnight in the time zone of `quiet_hours`. */
const minuteOfDay = (now: Date) => sql`(extract(hour from ${now}::timestamptz at time zone time_zone) * 60
  + extract(minute from ${now}::timestamptz at time zone time_zone))::int`;

/** True while the account in `accounts` has quiet hours, in its own time zone. */
export const isQuiet = (now: Date): RawBuilder<SqlBool> => sql`exists (
  select from quiet_hours, lateral (select ${minuteOfDay(now)} as minute) as local
  where quiet_hours.account_id = accounts.id and case
    when starts_at < ends_at then minute >= starts_at and minute < ends_at
    else minute >= starts_at or minute < ends_at end)`;

/** When the quiet hours end, or null outside of them. If the clocks change meanwhile, the hour is wrong, and the next search mends it. */
export const quietUntil = (now: Date): RawBuilder<Date | null> => sql`case when ${isQuiet(now)} then (
  select date_trunc('minute', ${now}::timestamptz) + make_interval(mins => (ends_at - minute + 1440) % 1440)
  from quiet_hours, lateral (select ${minuteOfDay(now)} as minute) as local
  where quiet_hours.account_id = accounts.id) end`;

/** When the next quiet hours of the account in `accounts` begin. Null without quiet hours. */
export const quietFrom = (now: Date): RawBuilder<Date | null> => sql`(
  select (case when begins > local then begins else begins + interval '1 day' end) at time zone time_zone
  from quiet_hours,
    lateral (select ${now}::timestamptz at time zone time_zone as local) here,
    lateral (select date_trunc('day', local) + make_interval(mins => starts_at) as begins) today
  where quiet_hours.account_id = accounts.id)`;
