import * as z from 'zod/mini';
import { email, newPassword } from './accounts.ts';
import { defineCall, defineStaffCall } from './call.ts';
import { explains, id, text, timestamp } from './fields.ts';
import { authenticationResponse } from './passkeys.ts';
import { rolesByPermission, type StaffPermission, staffRoles } from './staff-permissions.ts';

const roles = z.array(z.enum(staffRoles)).check(z.minLength(1, { error: 'field_required' }));
/** Languages of the pages for staff. */
export const staffLanguages = ['en', 'nl'] as const;
const language = z.enum(staffLanguages);

/** Six digits of an authenticator app; spaces are removed, because apps show some. */
const code = z.string().check(
  z.overwrite(typed => typed.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, { error: 'staff_code_invalid' }),
);

/**
 * A second factor in the call that wants it; empty only for who has none yet.
 * @spec D5.8
 */
export const factorProof = z.object({ code: z.optional(code), signed: z.optional(authenticationResponse) });
export type FactorProof = z.output<typeof factorProof>;

export const STAFF_REASON_LENGTH = { min: 5, max: 300 } as const;
/** In the person's own words, for the audit log. */
export const staffReason = text(STAFF_REASON_LENGTH.max).check(explains(STAFF_REASON_LENGTH));

/**
 * Begins a session of staff, which may do nothing before the second factor.
 * @returns whether the person has a second factor, or sets one up first
 * @spec D2.33 D5.10
 */
export const logInStaff = defineCall('POST', '/api/staff-login.php', {
  summary: 'Log in to the back office',
  section: 'D5.10',
  access: 'anyone',
  body: z.object({ email, password: z.string().check(z.maxLength(200)) }),
  output: z.object({ has_second_factor: z.boolean() }),
  errors: ['login_failed', 'login_blocked'],
  repeat: 'none',
  invalidates: ['staff-session'],
});

/** @spec D2.33 D5.10 */
export const acceptStaffInvitation = defineCall('POST', '/api/staff-invitation.php', {
  summary: 'Choose a password for the back office, with the link of an invitation',
  section: 'D5.10',
  access: 'anyone',
  body: z.object({ token: z.string().check(z.maxLength(100)), password: newPassword }),
  errors: ['link_expired', 'password_weak', 'password_contains_name'],
  repeat: 'none',
  invalidates: ['staff-session'],
});

/**
 * Gives the second factor, also again before a dangerous act.
 * @spec D2.33 D5.8
 */
export const sendStaffCode = defineStaffCall('POST', '/api/staff-code.php', {
  summary: 'Give the code of the authenticator app',
  section: 'D5.10',
  staff: { permission: null },
  body: z.object({ code }),
  errors: ['staff_code_invalid'],
  repeat: 'none',
  invalidates: ['staff-session'],
});

/**
 * Who has a second factor gives it in this call. `qr` is an SVG picture of `address`. Each call makes a new secret, which
 * can be confirmed for half an hour, in the same session.
 * @spec D5.8
 */
export const beginStaffCodes = defineStaffCall('POST', '/api/staff-authenticator.php', {
  summary: 'Begin to set up an authenticator app',
  section: 'D5.10',
  staff: { permission: null },
  body: factorProof,
  output: z.object({ secret: z.string(), address: z.string(), qr: z.string() }),
  errors: ['second_factor_again', 'staff_code_invalid', 'staff_passkey_refused'],
  repeat: 'none',
  invalidates: ['staff-session'],
});

/** @spec D5.8 */
export const confirmStaffCodes = defineStaffCall('PUT', '/api/staff-authenticator.php', {
  summary: 'Confirm the authenticator app with its first code',
  section: 'D5.10',
  staff: { permission: null },
  body: z.object({ code }),
  errors: ['staff_code_invalid'],
  repeat: 'none',
  invalidates: ['staff-session', 'staff-factors'],
});

const permissions = Object.keys(rolesByPermission) as [StaffPermission, ...StaffPermission[]];

const staffSession = z.object({
  id,
  name: z.string(),
  email: z.string(),
  language,
  roles,
  permissions: z.array(z.enum(permissions)),
  has_second_factor: z.boolean(),
  /** What the person can give here: passkeys count at the host where they were made. */
  factors: z.object({ authenticator: z.boolean(), passkey: z.boolean() }),
  /** When the second factor was last given. */
  verified_at: z.nullable(timestamp),
  expires_at: timestamp,
});
export type StaffSession = z.output<typeof staffSession>;

/** @spec D2.33 */
export const getStaffSession = defineStaffCall('GET', '/api/staff-session.php', {
  summary: 'Who is logged in to the back office',
  section: 'D5.10',
  staff: { permission: null },
  output: z.object({ staff: staffSession }),
  provides: ['staff-session'],
});

/** @spec D2.33 */
export const logOutStaff = defineStaffCall('DELETE', '/api/staff-session.php', {
  summary: 'Log out of the back office',
  section: 'D5.10',
  staff: { permission: null },
  repeat: 'natural',
  invalidates: ['staff-session'],
});

/**
 * The language of the pages and emails for the caller.
 * @spec D2.33 D5.10
 */
export const changeStaffLanguage = defineStaffCall('PUT', '/api/staff-language.php', {
  summary: 'Change the language of the back office for oneself',
  section: 'D5.10',
  staff: { permission: 'overview' },
  body: z.object({ language }),
  repeat: 'natural',
  invalidates: ['staff-session'],
});

export const staffStates = ['invited', 'active', 'deactivated'] as const;

const staffEntry = z.object({
  id,
  name: z.string(),
  email: z.string(),
  roles,
  state: z.enum(staffStates),
  has_second_factor: z.boolean(),
  created_at: timestamp,
  /** When the newest session began; null if none is left. */
  last_login: z.nullable(timestamp),
});
export type StaffEntry = z.output<typeof staffEntry>;

/** @spec D5.10 */
export const getStaffList = defineStaffCall('GET', '/api/staff-people.php', {
  summary: 'Everybody with a login to the back office',
  section: 'D5.10',
  staff: { permission: 'staff' },
  output: z.object({ people: z.array(staffEntry) }),
  provides: ['staff-people'],
});

/**
 * Sends a link to the address, with which the person chooses a password.
 * @spec D5.10
 */
export const inviteStaff = defineStaffCall('POST', '/api/staff-people.php', {
  summary: 'Invite somebody to the back office',
  section: 'D5.10',
  staff: { permission: 'staff', dangerous: true },
  body: z.object({
    email,
    name: text(60).check(z.minLength(1, { error: 'field_required' })),
    roles,
    language,
  }),
  errors: ['email_taken'],
  repeat: 'natural',
  // The invitation waits among the emails.
  invalidates: ['staff-people', 'staff-audit', 'staff-overview'],
});

/**
 * Ends the person's sessions. Nobody changes their own roles.
 * @spec D5.10
 */
export const changeStaffRoles = defineStaffCall('PUT', '/api/staff-people.php', {
  summary: 'Change the roles of somebody in the back office',
  section: 'D5.10',
  staff: { permission: 'staff', dangerous: true },
  body: z.object({ id, roles }),
  errors: ['forbidden'],
  repeat: 'natural',
  invalidates: ['staff-people', 'staff-audit'],
});

/** @spec D5.10 */
export const deactivateStaff = defineStaffCall('DELETE', '/api/staff-people.php', {
  summary: 'Take away the login to the back office',
  section: 'D5.10',
  staff: { permission: 'staff', dangerous: true },
  body: z.object({ id }),
  errors: ['forbidden'],
  repeat: 'natural',
  invalidates: ['staff-people', 'staff-audit'],
});

/**
 * For somebody who lost their phone or passkey: removes both kinds of second factor and ends the sessions. At the next
 * login the person sets one up again.
 * @spec D2.33 D5.8
 */
export const resetStaffFactors = defineStaffCall('POST', '/api/staff-factor-reset.php', {
  summary: 'Reset the second factor of somebody in the back office',
  section: 'D5.10',
  staff: { permission: 'staff', dangerous: true },
  body: z.object({ id }),
  errors: ['forbidden'],
  repeat: 'natural',
  invalidates: ['staff-people', 'staff-audit'],
});
