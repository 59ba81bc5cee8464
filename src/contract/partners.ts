import * as z from 'zod/mini';
import { email, newPassword, user } from './accounts.ts';
import { defineCall } from './call.ts';
import { countryCodes } from './countries.ts';
import { timestamp } from './fields.ts';
import { languageCodes } from './languages.ts';
import { deceptiveNameErrors, nameErrors, profileName } from './profile-name.ts';
import { genders } from './profiles.ts';

const trackingText = z.optional(z.string().check(z.maxLength(1_000, { error: 'field_too_long' })));

/** @spec 4.2 3.13 */
export const partnerSignupForm = z.object({
  email,
  name: profileName,
  date_of_birth: z.iso.date({ error: 'birth_date_invalid' }),
  country: z.enum(countryCodes),
  region: z.optional(z.nullable(z.string())),
  gender: z.optional(z.enum(genders)),
  language: z.optional(z.enum(languageCodes)),
  network: trackingText,
  ref: trackingText,
  sub1: trackingText,
  sub2: trackingText,
  sub3: trackingText,
});
export type PartnerSignupForm = z.output<typeof partnerSignupForm>;

/**
 * Only sites that reveal existing accounts answer `email_taken`.
 * @spec 4.2 D1.1
 */
export const partnerSignup = defineCall('POST', '/api/partner-signup.php', {
  summary: 'Begin a sign-up, for the person to complete',
  section: '4.2',
  body: partnerSignupForm,
  output: z.object({ id: z.uuid(), link: z.url(), expires: timestamp }),
  errors: [
    'too_many_requests',
    'name_equals_email',
    ...nameErrors,
    'birth_date_minimum_age',
    'birth_date_invalid',
    'email_invalid',
    'email_disposable',
    'email_taken',
    'region_unknown',
  ],
  access: 'partner',
  repeat: 'key',
  invalidates: [],
});

const token = z.string().check(z.maxLength(200));

/**
 * `completeSignup` accepts the same token afterwards.
 * @spec 4.2
 */
export const getPartnerSignup = defineCall('GET', '/api/complete-signup.php', {
  summary: 'Name and address of a sign-up that a partner began',
  section: '4.2',
  query: z.object({ token }),
  output: z.object({ name: z.string(), email: z.string() }),
  errors: ['link_expired'],
  access: 'anyone',
  provides: [],
  caching: 'session',
});

/**
 * `user` is null if the site does not reveal whether an account exists.
 * @spec 4.2 D1.1
 */
export const completeSignup = defineCall('POST', '/api/complete-signup.php', {
  summary: 'Complete a sign-up that a partner began, and log in',
  section: '4.2',
  body: z.object({
    token,
    password: newPassword,
    visible_to_visitors: z.optional(z.boolean()),
    terms: z.literal(true, { error: 'terms_required' }),
  }),
  output: z.object({ user: z.nullable(user) }),
  errors: [
    'link_expired',
    'password_length',
    'password_weak',
    'password_contains_name',
    'terms_required',
    ...deceptiveNameErrors,
    'email_taken',
    'birth_date_minimum_age',
  ],
  access: 'anyone',
  repeat: 'key',
  invalidates: [],
});
