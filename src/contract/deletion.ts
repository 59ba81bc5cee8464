import * as z from 'zod/mini';
import { email } from './accounts.ts';
import { defineCall } from './call.ts';
import { DELETE_REMARKS_MAX } from './constants.ts';
import { nothing, text, timestamp } from './fields.ts';

/**
 * @spec 3.15
 */
export const deleteReasons = [
  'price',
  'found_someone',
  'not_looking',
  'site_problems',
  'no_members',
  'time',
  'other',
] as const;
export type DeleteReason = (typeof deleteReasons)[number];

/**
 * Until when a deletion now could be undone, and whether it needs the password.
 * @spec 4.3
 */
export const getDeletion = defineCall({
  method: 'GET',
  path: '/api/deletion.php',
  summary: 'Until when deleting the account now could be undone',
  section: '4',
  query: nothing,
  body: nothing,
  /** `needs_password`: false right after a login by passkey. */
  output: z.object({ until: timestamp, needs_password: z.boolean() }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * Deletes the caller's account: hidden at once, erased after 14 days. Ends all sessions, so a repeat by the
 * same browser is recognized by its ended session and gets the same answer.
 * @spec 4.3 D1.13
 */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/deletion.php',
  summary: 'Delete the account',
  section: '4',
  query: nothing,
  body: z.object({
    reason: z.optional(z.enum(deleteReasons)),
    remarks: z.optional(text(DELETE_REMARKS_MAX)),
    password: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  output: z.object({ until: timestamp }),
  errors: ['authentication_required', 'field_required', 'password_wrong', 'login_blocked'],
  access: 'anyone',
  repeat: 'natural',
});

/**
 * Undoes a deletion with the mailed single-use token. Opening the link alone changes nothing, and nobody is
 * logged in.
 * @spec 4.3 D2.20
 */
export const reactivate = defineCall({
  method: 'POST',
  path: '/api/reactivation.php',
  summary: 'Undo the deletion of an account with a mailed token',
  section: '4',
  query: nothing,
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.null(),
  errors: ['link_expired'],
  access: 'anyone',
  repeat: 'key',
});

/**
 * Sends the reactivation email again, to a caller who knows the password.
 * @spec 4.3
 */
export const resendReactivation = defineCall({
  method: 'POST',
  path: '/api/reactivation.php',
  marker: 'resend=1',
  summary: 'Send the reactivation mail again',
  section: '4',
  query: nothing,
  body: z.object({ email, password: z.string().check(z.maxLength(1_000)) }),
  output: z.null(),
  errors: ['login_failed', 'login_blocked', 'too_many_requests'],
  access: 'anyone',
  repeat: 'none',
});
