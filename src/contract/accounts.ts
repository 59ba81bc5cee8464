import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { profileGaps } from './completeness.ts';
import { PASSWORD } from './constants.ts';
import { currencies } from './countries.ts';
import { discretion } from './discretion.ts';
import { nothing, text } from './fields.ts';
import { languageCodes } from './languages.ts';
import { mainImage } from './photos.ts';
import { genders } from './profiles.ts';

export const accountStatuses = ['not_confirmed', 'active', 'deleting', 'banned'] as const;

/** An address as typed; stored in lower case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, { error: 'email_invalid', abort: true }),
    z.email({ error: 'email_invalid' }),
  );
/** 8 to 128 characters; strength is judged on the server, where the dictionaries are. */
export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD.min, { error: 'password_length' }),
    z.maxLength(PASSWORD.max, { error: 'password_length' }),
  );

/**
 * What can be dismissed: the alerts of the warnings area, the banner and the modal of the time bonus, the offer of icebreakers (section 2), and the hint how a
 * message is held.
 */
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
] as const;
export type AlertName = (typeof alertNames)[number];

/** Dismissed alerts and when. */
const dismissals = z.partialRecord(z.enum(alertNames), z.iso.datetime());
export type DismissedAlerts = z.output<typeof dismissals>;

/** The logged-in member (section 3). `notifications_disabled` names reasons: spam mark, bounce, mail program. */
export const user = z.object({
  status: z.enum(accountStatuses),
  email: z.string(),
  language: z.enum(languageCodes),
  credits: z.int(),
  /**
   * His credits in the order in which they are spent, and what was paid for them, in minor units; nothing for those he got, which have no
   * currency.
   */
  credits_paid: z.array(
    z.object({ credits: z.int(), amount: z.int(), currency: z.nullable(z.enum(currencies)) }),
  ),
  paid_user: z.boolean(),
  /** Since when he is premium; null for a free member. */
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
    /** How many photos he keeps, as their limit counts them (section 5). */
    photos: z.int(),
    /** Only those see him whom he wrote to or liked (section 4). */
    invisible: z.boolean(),
    /** Others learn that he writes to them; where not, his browser does not say so. */
    shares_typing: z.boolean(),
  }),
  counts: z.object({ unread_messages: z.int(), new_likes: z.int() }),
  dismissed: dismissals,
  ...discretion,
});
export type User = z.output<typeof user>;

/** Logs in: section 7. The cookie is http-only; the session is a new one. */
export const login = defineCall({
  method: 'POST',
  path: '/api/user.php',
  summary: 'Log in with address and password',
  section: '7',
  query: nothing,
  body: z.object({
    email: text(254),
    password: z.string().check(z.maxLength(1_000)),
  }),
  output: z.object({ user }),
  errors: ['login_failed', 'login_blocked', 'account_deleting', 'account_banned'],
  access: 'anyone',
  repeat: 'none',
});

/** The current user; logged out: `{ user: null }`. */
export const getUser = defineCall({
  method: 'GET',
  path: '/api/user.php',
  summary: 'Who is logged in, null for a visitor',
  section: '7',
  // Asked by a page that is hidden, it is no sign that the member is here.
  query: z.object({ hidden: z.optional(z.literal('1')) }),
  body: nothing,
  output: z.object({ user: z.nullable(user) }),
  errors: [],
  access: 'anyone',
  repeat: 'natural',
});

/** Stores the chosen language (section 7); a visitor's lives in the cookie alone. */
export const changeUser = defineCall({
  method: 'PUT',
  path: '/api/user.php',
  summary: 'Store the chosen language',
  section: '7',
  query: nothing,
  body: z.object({ language: z.enum(languageCodes) }),
  output: z.object({ user }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/** GET as the specification has it, answered only to same-origin requests. */
export const logout = defineCall({
  method: 'GET',
  path: '/api/logout.php',
  summary: 'Log out here',
  section: '7',
  sameOrigin: true,
  query: nothing,
  body: nothing,
  output: z.null(),
  errors: ['cross_site'],
  access: 'anyone',
  repeat: 'none',
});

/** Sent as a beacon when the page becomes hidden: marks the member as away. */
export const pageHidden = defineCall({
  method: 'POST',
  path: '/api/page-hidden.php',
  summary: 'Mark the member as away, sent as a beacon',
  section: '7',
  query: nothing,
  body: nothing,
  output: z.null(),
  errors: ['too_many_requests'],
  access: 'anyone',
  repeat: 'none',
});

/** Hides an alert of the warnings area for good. */
export const dismissAlert = defineCall({
  method: 'POST',
  path: '/api/dismissal.php',
  summary: 'Hide an alert of the warnings area',
  section: '2',
  query: nothing,
  body: z.object({ alert: z.enum(alertNames) }),
  output: z.null(),
  errors: [],
  access: 'member',
  repeat: 'natural',
});
