import * as z from 'zod/mini';
import { email } from './accounts.ts';
import { defineCall } from './call.ts';
import { DELETE_REMARKS_MAX } from './constants.ts';
import { text, timestamp } from './fields.ts';

/** @spec 3.15 */
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

/** @spec 4.3 */
export const getDeletion = defineCall('GET', '/api/deletion.php', {
  summary: 'Until when deleting the account now could be undone',
  section: '4.3',
  /** `needs_password` is false only right after a login with a passkey. */
  output: z.object({ until: timestamp, needs_password: z.boolean() }),
  provides: ['deletion'],
});

/**
 * Hides the account at once. A repeated call works with the ended session's cookie.
 * @spec 4.3 D1.13
 */
export const deleteAccount = defineCall('POST', '/api/deletion.php', {
  summary: 'Delete the account',
  section: '4.3',
  body: z.object({
    reason: z.optional(z.enum(deleteReasons)),
    remarks: z.optional(text(DELETE_REMARKS_MAX)),
    password: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  output: z.object({ until: timestamp }),
  errors: ['authentication_required', 'field_required', 'password_wrong', 'login_blocked'],
  access: 'anyone',
  repeat: 'natural',
  invalidates: [],
});

/**
 * Opening the mailed link alone changes nothing. This call begins no session.
 * @spec 4.3 D2.20
 */
export const reactivate = defineCall('POST', '/api/reactivation.php', {
  summary: 'Undo the deletion of an account with a mailed token',
  section: '4.3',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  errors: ['link_expired'],
  access: 'anyone',
  repeat: 'key',
  invalidates: [],
});

/** @spec 4.3 */
export const resendReactivation = defineCall('POST', '/api/reactivation.php', {
  marker: 'resend=1',
  summary: 'Send the reactivation mail again',
  section: '4.3',
  body: z.object({ email, password: z.string().check(z.maxLength(1_000)) }),
  errors: ['login_failed', 'login_blocked', 'too_many_requests'],
  access: 'anyone',
  repeat: 'none',
  invalidates: [],
});
