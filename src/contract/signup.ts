import * as z from 'zod/mini';
import { email, newPassword, user } from './accounts.ts';
import { defineCall } from './call.ts';
import { countryCodes } from './countries.ts';
import { id } from './fields.ts';
import { signupLanding } from './landers.ts';
import { messageText } from './message-text.ts';
import { nameErrors, profileName } from './profile-name.ts';
import { chosenInterests, genders, memberCard, signupReasons } from './profiles.ts';
import type { Settings } from './site.ts';

/**
 * The site's audience decides which optional fields the form has.
 * @spec 3.12 4.2
 */
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
  signup_message: z.optional(z.object({ to: id, text: messageText })),
  /** What some landing pages ask already; the profile has it from the beginning. */
  reason: z.optional(z.enum(signupReasons)),
  interests: z.optional(chosenInterests),
  landing: z.optional(signupLanding),
});
export type SignupForm = z.input<typeof signupForm>;

/** @spec 6.1 */
const signupRefusals = [
  'signup_invite_only',
  'invitation_unknown',
  'invitation_used',
  'invitation_expired',
] as const;
export type SignupRefusal = (typeof signupRefusals)[number];

/**
 * Depends on the setting `signups`, and on the visitor's traffic source and invitation.
 * @spec 3.5 6.1
 */
export const getSignupPolicy = defineCall('GET', '/api/signup.php', {
  summary: 'Whether the visitor may sign up, and if not, why',
  section: '3.5',
  output: z.object({ refusal: z.nullable(z.enum(signupRefusals)) }),
  access: 'anyone',
  provides: [],
});

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
  'message_empty',
  ...signupRefusals,
] as const;

/**
 * Checks the form of step 1, and suggests a correction if the address looks mistyped.
 * @spec 4.2
 */
export const checkSignup = defineCall('POST', '/api/signup.php', {
  marker: 'check=1',
  summary: 'Sign-up step 1: check the form, store nothing',
  section: '4.2',
  body: z.partial(signupForm),
  output: z.object({ email_suggestion: z.nullable(z.string()) }),
  errors: formErrors,
  access: 'anyone',
  repeat: 'natural',
  invalidates: [],
});

/**
 * If `reveal_account_existence` is no, `user` is null and no session begins.
 * @spec 4.2 D1.1
 */
export const signup = defineCall('POST', '/api/signup.php', {
  summary: 'Sign-up step 2: create the account and log in',
  section: '4.2',
  body: signupForm,
  output: z.object({ user: z.nullable(user) }),
  errors: [...formErrors, 'message_too_long'],
  access: 'anyone',
  repeat: 'key',
  invalidates: [],
});

/** @spec 4.2 */
export const signupMatches = defineCall('GET', '/api/signup-matches.php', {
  summary: 'Sign-up step 3: members who fit the new one',
  section: '4.2',
  output: z.object({ profiles: z.array(memberCard) }),
  provides: ['members'],
  caching: 'session',
});

/** @spec 4.2 */
export const resendActivation = defineCall('POST', '/api/activation.php', {
  marker: 'resend=1',
  summary: 'Send the activation mail again',
  section: '4.2',
  errors: ['too_many_requests'],
  repeat: 'none',
  invalidates: [],
});

/**
 * Whether the free credits of a new account pay for a first message.
 * @spec 4.2 D2.42
 */
export const paysFirstMessage = ({ signup_credits: free, message_credits: price }: PriceOfFirstMessage) =>
  free >= price;
type PriceOfFirstMessage = Pick<Settings, 'signup_credits' | 'message_credits'>;

/**
 * Opening the mailed link does not use up the token; this call does.
 * @spec 4.2 D2.20
 */
export const activate = defineCall('POST', '/api/activation.php', {
  summary: 'Confirm the address with the mailed token; returns how many held messages are delivered',
  section: '4.2',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.object({ delivered: z.number() }),
  errors: ['activation_failed'],
  access: 'anyone',
  repeat: 'key',
  invalidates: ['user', 'likes'],
});

/**
 * A confirmed account is never removed.
 * @spec 4.2
 */
export const disownSignup = defineCall('DELETE', '/api/activation.php', {
  summary: 'Remove the unconfirmed account that someone else made with this address',
  section: '4.2',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  errors: ['activation_failed'],
  access: 'anyone',
  repeat: 'key',
  invalidates: [],
});
