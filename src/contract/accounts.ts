import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { MESSAGE_UNITS_MAX, PASSWORD } from './constants.ts';
import { countryCodes } from './countries.ts';
import { id, nothing, text } from './fields.ts';
import { languageCodes } from './languages.ts';
import { mainImage } from './photos.ts';
import { genders, memberCard, nameErrors, profileGaps, profileName } from './profiles.ts';

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

/** The alerts of the warnings area (section 2). */
export const alerts = [
  'enrich_profile',
  'push_notifications',
  'disabled_notifications',
  'time_bonus',
  'photo_limit',
  'activation_reminder',
] as const;
export type AlertName = (typeof alerts)[number];

/** Dismissed alerts and when. */
const dismissals = z.partialRecord(z.enum(alerts), z.iso.datetime());
export type Dismissals = z.output<typeof dismissals>;

/** The logged-in member (section 3). `notifications_disabled` names reasons: spam mark, bounce, mail program. */
export const user = z.object({
  status: z.enum(accountStatuses),
  email: z.string(),
  language: z.enum(languageCodes),
  credits: z.int(),
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
  }),
  counts: z.object({ unread_messages: z.int(), new_likes: z.int() }),
  dismissed: dismissals,
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
  who: 'anyone',
  repeat: 'none',
});

/** The current user; logged out: `{ user: null }`. */
export const getUser = defineCall({
  method: 'GET',
  path: '/api/user.php',
  summary: 'Who is logged in, null for a visitor',
  section: '7',
  query: nothing,
  body: nothing,
  output: z.object({ user: z.nullable(user) }),
  errors: [],
  who: 'anyone',
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
  who: 'member',
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
  who: 'anyone',
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
  errors: [],
  who: 'anyone',
  repeat: 'none',
});

/** What sign-up asks (section 3: the draft, and what the site's audience leaves open). */
export const signupForm = z.object({
  name: profileName,
  email,
  password: newPassword,
  date_of_birth: z.iso.date({ error: 'birth_date_invalid' }),
  gender: z.optional(z.enum(genders)),
  country: z.optional(z.enum(countryCodes)),
  region: z.optional(z.nullable(z.string())),
  visible_to_visitors: z.optional(z.boolean()),
  terms: z.literal(true, { error: 'terms_required' }),
  signup_message: z.optional(z.object({ to: id, text: text(MESSAGE_UNITS_MAX) })),
});
export type SignupForm = z.input<typeof signupForm>;

const formErrors = [
  'name_equals_email',
  ...nameErrors,
  'birth_date_minimum_age',
  'birth_date_invalid',
  'email_invalid',
  'email_disposable',
  'email_taken',
  'password_length',
  'password_weak',
  'password_contains_name',
  'region_unknown',
  'terms_required',
  'signup_invite_only',
] as const;

/** Step 1 of sign-up: checks the data, creates and stores nothing. Answers a better address where one seems mistyped. */
export const checkSignup = defineCall({
  method: 'POST',
  path: '/api/signup.php',
  marker: 'check=1',
  summary: 'Sign-up step 1: check the form, store nothing',
  section: '4',
  query: nothing,
  body: z.partial(signupForm),
  output: z.object({ email_suggestion: z.nullable(z.string()) }),
  errors: formErrors,
  who: 'anyone',
  repeat: 'natural',
});

/**
 * Step 2: creates the account, logs in, sends the activation mail. Where the site keeps to itself who has an account
 * (`reveal_account_existence` is no) `user` is null and nobody is logged in: the mail tells the owner how to go on.
 */
export const signup = defineCall({
  method: 'POST',
  path: '/api/signup.php',
  summary: 'Sign-up step 2: create the account and log in',
  section: '4',
  query: nothing,
  body: signupForm,
  output: z.object({ user: z.nullable(user) }),
  errors: [...formErrors, 'message_too_long'],
  who: 'anyone',
  repeat: 'key',
});

/** Step 3: a handful of members who fit the new one. */
export const signupMatches = defineCall({
  method: 'GET',
  path: '/api/signup-matches.php',
  summary: 'Sign-up step 3: members who fit the new one',
  section: '4',
  query: nothing,
  body: nothing,
  output: z.object({ profiles: z.array(memberCard) }),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

/** Sends the activation mail again; throttled. */
export const resendActivation = defineCall({
  method: 'POST',
  path: '/api/activation.php',
  marker: 'resend=1',
  summary: 'Send the activation mail again',
  section: '4',
  query: nothing,
  body: nothing,
  output: z.null(),
  errors: ['too_many_requests'],
  who: 'member',
  repeat: 'none',
});

/** Confirms the address with the mailed token, which works once; opening the link consumes nothing, this does. */
export const activate = defineCall({
  method: 'POST',
  path: '/api/activation.php',
  summary: 'Confirm the address with the mailed token',
  section: '4',
  query: nothing,
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.null(),
  errors: ['activation_failed'],
  who: 'anyone',
  repeat: 'key',
});

/** Hides an alert of the warnings area for good. */
export const dismissAlert = defineCall({
  method: 'POST',
  path: '/api/dismissal.php',
  summary: 'Hide an alert of the warnings area',
  section: '2',
  query: nothing,
  body: z.object({ alert: z.enum(alerts) }),
  output: z.null(),
  errors: [],
  who: 'member',
  repeat: 'natural',
});
