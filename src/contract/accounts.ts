import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { profileGaps } from './completeness.ts';
import { PASSWORD } from './constants.ts';
import { currencies } from './countries.ts';
import { discretion } from './discretion.ts';
import type { ErrorCode } from './errors.ts';
import { text } from './fields.ts';
import { noticedOutcomes } from './house-rules.ts';
import { languageCodes } from './languages.ts';
import { mainImage } from './photos.ts';
import { genders } from './profiles.ts';

const accountStatuses = ['not_confirmed', 'active', 'deleting', 'banned'] as const;

export const emailOrRefuse = (error: ErrorCode) =>
  z.string().check(z.trim(), z.maxLength(254, { error, abort: true }), z.email({ error }));

/** @spec 5.3 */
export const email = emailOrRefuse('email_invalid');

/**
 * Checks only the length; the server also checks the strength, with dictionaries.
 * @spec 5.4 D2.3
 */
export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD.min, { error: 'password_length' }),
    z.maxLength(PASSWORD.max, { error: 'password_length' }),
  );

/** @spec 2.5 D2.32 */
export const alertNames = [
  'enrich_profile',
  'push_notifications',
  'disabled_notifications',
  'time_bonus',
  'time_bonus_banner',
  'time_bonus_modal',
  'photo_limit',
  'activation_reminder',
  'icebreakers',
  'hold_message',
  'install_app',
  'check_in',
  'decision',
] as const;
export type AlertName = (typeof alertNames)[number];

const dismissals = z.partialRecord(z.enum(alertNames), z.iso.datetime());
export type DismissedAlerts = z.output<typeof dismissals>;

/**
 * `notifications_disabled` lists why emails stopped: a spam report (`fbl`), a bounce, or unsubscribing.
 * @spec 3.1
 */
export const user = z.object({
  status: z.enum(accountStatuses),
  email: z.string(),
  language: z.enum(languageCodes),
  credits: z.int(),
  /** Remaining credits and their price, in the order of spending. Free credits have no currency. */
  credits_paid: z.array(
    z.object({ credits: z.int(), amount: z.int(), currency: z.nullable(z.enum(currencies)) }),
  ),
  paid_user: z.boolean(),
  premium_since: z.nullable(z.iso.datetime()),
  signup_date: z.iso.datetime(),
  fictional_icon: z.string(),
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  profile: z.object({
    id: z.uuid(),
    name: z.string(),
    gender: z.enum(genders),
    country: z.string(),
    status: z.enum(['disabled', 'active']),
    main_image: mainImage,
    missing: z.array(z.enum(profileGaps)),
    /** Number of photos that count towards the photo limit. */
    photos: z.int(),
    /** In invisible mode, only recipients of the member's likes and messages see the profile. */
    invisible: z.boolean(),
    shares_typing: z.boolean(),
  }),
  counts: z.object({ unread_messages: z.int(), new_likes: z.int() }),
  dismissed: dismissals,
  /** The account is frozen: nobody sees the member, who can read but not write. `reason` only if staff gave one. */
  frozen: z.nullable(z.object({ since: z.iso.datetime(), reason: z.nullable(z.string()) })),
  /** Whether this browser has a push subscription. */
  push_subscribed: z.boolean(),
  /** The check-in after a date that waits for the member's answer; null if none does. */
  check_in_due: z.nullable(z.uuid()),
  /** The friend was notified of it; the member can still say that all is well. */
  check_in_alarmed: z.boolean(),
  /** The latest warning or removal by staff that stands; null if there is none. Whether it was read is in `dismissed`. */
  decision: z.nullable(z.object({ id: z.uuid(), outcome: z.enum(noticedOutcomes) })),
  ...discretion,
});
export type User = z.output<typeof user>;

/**
 * Begins a session and sets its cookie, even if the browser has a session.
 * @spec 7.1
 */
export const login = defineCall('POST', '/api/user.php', {
  summary: 'Log in with address and password',
  section: '7.1',
  body: z.object({
    email: text(254),
    password: z.string().check(z.maxLength(1_000)),
  }),
  output: z.object({ user }),
  errors: ['login_failed', 'login_blocked', 'account_deleting', 'account_banned'],
  access: 'anyone',
  repeat: 'none',
  invalidates: [],
});

/** @spec 7.1 */
export const getUser = defineCall('GET', '/api/user.php', {
  summary: 'Who is logged in, null for a visitor',
  section: '7.1',
  // A hidden page sends `hidden`, so that the member does not appear online.
  query: z.object({ hidden: z.optional(z.literal('1')) }),
  output: z.object({ user: z.nullable(user) }),
  access: 'anyone',
  provides: ['user'],
  caching: 'session',
});

/**
 * Stores the language with the account; only a cookie stores a visitor's language.
 * @spec 7.1
 */
export const changeUser = defineCall('PUT', '/api/user.php', {
  summary: 'Store the chosen language',
  section: '7.1',
  body: z.object({ language: z.enum(languageCodes) }),
  output: z.object({ user }),
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['user'],
});

/** @spec 7.2 D1.4 */
export const logout = defineCall('GET', '/api/logout.php', {
  summary: 'Log out here',
  section: '7.2',
  sameOrigin: true,
  errors: ['cross_site'],
  access: 'anyone',
  repeat: 'none',
  provides: [],
});

/** @spec 7.4 */
export const pageHidden = defineCall('POST', '/api/page-hidden.php', {
  summary: 'Mark the member as away, sent as a beacon',
  section: '7.4',
  errors: ['too_many_requests'],
  access: 'anyone',
  repeat: 'none',
  invalidates: [],
});

/** @spec 2.5 D2.32 */
export const dismissAlert = defineCall('POST', '/api/dismissal.php', {
  summary: 'Hide an alert of the warnings area',
  section: '2.5',
  body: z.object({ alert: z.enum(alertNames) }),
  whileFrozen: true,
  repeat: 'natural',
  invalidates: [],
});
