import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { timestamp } from './fields.ts';

/** @spec 3.4 */
export const notificationTypes = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const frequencies = ['at_once', 'daily', 'weekly', 'never'] as const;
export type Frequency = (typeof frequencies)[number];
/** A notification goes by email or by push. */
export type Channel = 'email' | 'push';

/**
 * Why all notification emails stopped: a spam report (`fbl`), a wrong address, or the mail program's unsubscribe button.
 * @spec 3.1
 */
export const disabledReasons = ['fbl', 'bounce', 'listunsubscribe'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

type ChannelOptions = { choices: readonly Frequency[]; byDefault: Frequency };

const atOnceOrNever = (byDefault: 'at_once' | 'never'): ChannelOptions => ({
  choices: ['at_once', 'never'],
  byDefault,
});
const ownRhythm = (byDefault: Frequency): ChannelOptions => ({ choices: frequencies, byDefault });
/** Nothing of this type is pushed. */
const neverPushed: ChannelOptions = { choices: ['never'], byDefault: 'never' };
const weeklyOrNever = (byDefault: 'weekly' | 'never'): ChannelOptions => ({
  choices: ['weekly', 'never'],
  byDefault,
});

/**
 * What a member can choose for each type, and what holds until they choose. Promotions and news need the member's
 * consent, so they are off.
 * @spec 3.4
 */
export const notificationOptions: Record<NotificationType, Record<Channel, ChannelOptions>> = {
  new_conversations: { email: ownRhythm('at_once'), push: atOnceOrNever('at_once') },
  new_messages: { email: ownRhythm('at_once'), push: atOnceOrNever('at_once') },
  like: { email: ownRhythm('daily'), push: atOnceOrNever('at_once') },
  unread_message_reminders: { email: atOnceOrNever('at_once'), push: atOnceOrNever('never') },
  promotions: { email: atOnceOrNever('never'), push: neverPushed },
  weekly_updates: { email: weeklyOrNever('weekly'), push: neverPushed },
  news: { email: atOnceOrNever('never'), push: neverPushed },
  reminders: { email: atOnceOrNever('at_once'), push: neverPushed },
};

const frequency = z.enum(frequencies, { error: 'choice_unknown' });
const minuteOfDay = z
  .int({ error: 'field_invalid' })
  .check(z.gte(0, { error: 'field_invalid' }), z.lte(1_439, { error: 'field_invalid' }));

/** An IANA time zone that PostgreSQL knows as well. */
export const timeZone = z.string().check(
  z.maxLength(60, { error: 'choice_unknown', abort: true }),
  z.refine(name => isTimeZone(name), { error: 'choice_unknown' }),
);

/**
 * Minutes since midnight in an IANA time zone. The hours may pass midnight. Notifications wait until they end.
 * @spec 3.4
 */
export const quietHours = z
  .object({
    starts_at: minuteOfDay,
    ends_at: minuteOfDay,
    time_zone: timeZone,
  })
  .check(
    z.refine(({ starts_at, ends_at }) => starts_at !== ends_at, {
      error: 'field_invalid',
      path: ['ends_at'],
    }),
  );
export type QuietHours = z.output<typeof quietHours>;

/**
 * Offsets such as `+02:00` are refused, because they ignore summer time. So are old names outside these areas, such as
 * `US/Pacific-New`: PostgreSQL does not know them, and one of them would end each job that reads the member.
 */
const timeZoneName =
  /^(UTC$|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/)/;

function isTimeZone(name: string): boolean {
  if (!timeZoneName.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const preference = z.object({ type: z.enum(notificationTypes), email: frequency, push: frequency });
export type NotificationPreference = z.output<typeof preference>;

const settings = z.object({
  preferences: z.array(preference),
  quiet_hours: z.nullable(quietHours),
  /** Empty while notification emails are sent. */
  disabled: z.array(z.enum(disabledReasons)),
  /** When the latest confirmation email was sent that enables notifications again; null without one. */
  confirmation_sent: z.nullable(timestamp),
  /** Whether any browser of the member is subscribed to push notifications. */
  has_push_device: z.boolean(),
});
export type NotificationSettings = z.output<typeof settings>;

/** @spec 2.1 3.4 */
export const getNotificationSettings = defineCall('GET', '/api/notifications.php', {
  summary: 'What the caller is notified of by email and push',
  section: '3.4',
  output: z.object({ notifications: settings }),
  provides: ['notifications'],
});

/**
 * Changes one type; parallel changes of different types do not undo each other.
 * @spec 3.4
 */
export const changeNotificationPreference = defineCall('PUT', '/api/notifications.php', {
  summary: 'Change how often the caller is notified of one type',
  section: '3.4',
  body: z
    .object({
      type: z.enum(notificationTypes, { error: 'choice_unknown' }),
      email: frequency,
      push: frequency,
    })
    .check(
      z.refine(({ type, email }) => notificationOptions[type].email.choices.includes(email), {
        error: 'choice_unknown',
        path: ['email'],
      }),
      z.refine(({ type, push }) => notificationOptions[type].push.choices.includes(push), {
        error: 'choice_unknown',
        path: ['push'],
      }),
    ),
  output: z.object({ notifications: settings }),
  errors: ['choice_unknown'],
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['notifications'],
});

/** @spec 3.4 */
export const changeQuietHours = defineCall('PUT', '/api/quiet-hours.php', {
  summary: 'Set or end the hours without notifications',
  section: '3.4',
  body: z.object({ quiet_hours: z.nullable(quietHours) }),
  output: z.object({ notifications: settings }),
  errors: ['choice_unknown', 'field_invalid'],
  repeat: 'natural',
  invalidates: ['notifications'],
});
