import * as z from 'zod/mini';
import { email, emailOrRefuse, newPassword, user } from './accounts.ts';
import { defineCall } from './call.ts';
import { timestamp } from './fields.ts';

/** The rules for new passwords do not apply to the current password. */
const submittedPassword = z.string().check(z.minLength(1, { error: 'field_required' }), z.maxLength(1_000));
const token = z.string().check(z.maxLength(200, { error: 'link_expired' }));

const repeatedPassword = {
  password: newPassword,
  password_again: z.string().check(z.maxLength(1_000)),
};
const passwordsMatch = z.refine<{ password: string; password_again: string }>(
  ({ password, password_again: again }) => password === again,
  { error: 'passwords_differ', path: ['password_again'] },
);

const newPasswordErrors = [
  'password_length',
  'password_weak',
  'password_contains_name',
  'passwords_differ',
] as const;

const passwordChange = z
  .object({ old_password: submittedPassword, ...repeatedPassword })
  .check(passwordsMatch);

/** @spec 5.4 */
export const changePassword = defineCall('PUT', '/api/password.php', {
  summary: 'Change the password; ends all other sessions',
  section: '5.4',
  body: passwordChange,
  errors: [...newPasswordErrors, 'old_password_wrong', 'login_blocked'],
  // A repetition would be refused, because the first call has changed the password.
  whileFrozen: true,
  repeat: 'none',
  invalidates: [],
});

/**
 * Refuses an unknown address only if the setting `reveal_account_existence` is yes.
 * @spec 5.4 D1.1
 */
export const requestReset = defineCall('POST', '/api/password-reset.php', {
  summary: 'Request the email with the password reset link',
  section: '5.4',
  body: z.object({ email }),
  errors: ['email_invalid', 'email_unknown', 'too_many_requests'],
  access: 'anyone',
  repeat: 'key',
  invalidates: [],
});

/**
 * Checks the mailed token without using it up.
 * @spec 5.4 D2.20
 */
export const checkReset = defineCall('POST', '/api/password-reset.php', {
  marker: 'check=1',
  summary: 'Check whether a mailed reset token still works',
  section: '5.4',
  body: z.object({ token }),
  errors: ['link_expired'],
  access: 'anyone',
  repeat: 'natural',
  invalidates: [],
});

const passwordReset = z.object({ token, ...repeatedPassword }).check(passwordsMatch);

/**
 * Ends all sessions and begins a new session. The token works once.
 * @spec 5.4 D2.20
 */
export const resetPassword = defineCall('PUT', '/api/password-reset.php', {
  summary: 'Set a new password with the mailed token and log in',
  section: '5.4',
  body: passwordReset,
  output: z.object({ user }),
  errors: [...newPasswordErrors, 'link_expired', 'account_deleting', 'account_banned'],
  access: 'anyone',
  repeat: 'key',
  invalidates: [],
});

const newEmail = emailOrRefuse('new_email_invalid');

const pendingEmail = z.nullable(z.object({ email: z.string(), expires_at: timestamp }));

/** @spec 5.3 */
export const getEmail = defineCall('GET', '/api/email.php', {
  summary: 'The caller’s address, and the new one to be confirmed',
  section: '5.3',
  output: z.object({ email: z.string(), pending: pendingEmail }),
  provides: ['email'],
  caching: 'none',
});

const newEmailErrors = ['new_email_invalid', 'email_disposable', 'name_equals_email'] as const;

/**
 * Suggests a correction of a mistyped address, without revealing other accounts.
 * @spec 5.3 D1.1
 */
export const checkEmail = defineCall('POST', '/api/email.php', {
  marker: 'check=1',
  summary: 'Check a new address, store nothing',
  section: '5.3',
  body: z.object({ email: newEmail }),
  output: z.object({ email_suggestion: z.nullable(z.string()) }),
  errors: newEmailErrors,
  repeat: 'natural',
  invalidates: [],
});

const emailChange = z.object({ email: newEmail, password: submittedPassword });

/**
 * Sends a link to the new address and a notification to the current address.
 * @spec 5.3
 */
export const requestEmailChange = defineCall('POST', '/api/email.php', {
  summary: 'Request a change of address',
  section: '5.3',
  body: emailChange,
  output: z.object({ email: z.string(), pending: pendingEmail }),
  errors: [
    ...newEmailErrors,
    'email_taken',
    'email_in_password',
    'password_wrong',
    'login_blocked',
    'too_many_requests',
  ],
  repeat: 'key',
  invalidates: ['email'],
});

/** @spec 5.3 */
export const resendEmailChange = defineCall('POST', '/api/email.php', {
  marker: 'resend=1',
  summary: 'Send the confirmation link to the new address again',
  section: '5.3',
  errors: ['too_many_requests'],
  repeat: 'none',
  invalidates: ['email'],
});

/** @spec 5.3 */
export const cancelEmailChange = defineCall('DELETE', '/api/email.php', {
  summary: 'Cancel the requested change of address',
  section: '5.3',
  repeat: 'natural',
  invalidates: ['email'],
});

/**
 * The old address gets a link that reverts the change within 14 days.
 * @spec 5.3 D2.20
 */
export const confirmEmailChange = defineCall('POST', '/api/email.php', {
  marker: 'confirm=1',
  summary: 'Confirm the new address with the token mailed to it',
  section: '5.3',
  body: z.object({ token }),
  errors: ['link_expired', 'email_taken', 'name_equals_email'],
  access: 'anyone',
  repeat: 'key',
  invalidates: ['user', 'email'],
});

/**
 * Ends all sessions and removes the password, because somebody may have taken over the account.
 * @spec 5.3 D2.20
 */
export const revertEmailChange = defineCall('POST', '/api/email.php', {
  marker: 'revert=1',
  summary: 'Restore the former address with the token mailed to it',
  section: '5.3',
  body: z.object({ token }),
  errors: ['link_expired', 'email_taken'],
  access: 'anyone',
  repeat: 'key',
  invalidates: ['user', 'email'],
});
