import * as z from 'zod/mini';
import { email, newPassword, user } from './accounts.ts';
import { defineCall } from './call.ts';
import { nothing, timestamp } from './fields.ts';

/** A password as typed to prove oneself: judged by comparing only. */
const submittedPassword = z.string().check(z.minLength(1, { error: 'field_required' }), z.maxLength(1_000));
const token = z.string().check(z.maxLength(200, { error: 'link_expired' }));

/** A new password, typed twice. */
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

/** What changing one's password asks: the old one, and the new one twice (section 5). */
const passwordChange = z
  .object({ old_password: submittedPassword, ...repeatedPassword })
  .check(passwordsMatch);

/** Changes the password. Every other login ends, this one goes on under a new secret; the owner is told by mail. */
export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/password.php',
  summary: 'Change the password; ends every other login',
  section: '5',
  query: nothing,
  body: passwordChange,
  output: z.null(),
  errors: [...newPasswordErrors, 'old_password_wrong', 'login_blocked'],
  access: 'member',
  // After the first time the old password is another one: a repeat by itself would only be told that it is wrong.
  repeat: 'none',
});

/**
 * Asks for the mail with the link to a new password. An unknown address is told so, or answered like every other where the site
 * keeps to itself who has an account.
 */
export const requestReset = defineCall({
  method: 'POST',
  path: '/api/password-reset.php',
  summary: 'Ask for the mail that leads to a new password',
  section: '5',
  query: nothing,
  body: z.object({ email }),
  output: z.null(),
  errors: ['email_invalid', 'email_unknown', 'too_many_requests'],
  access: 'anyone',
  repeat: 'key',
});

/** Whether a mailed link would still lead to a new password; consumes nothing. */
export const checkReset = defineCall({
  method: 'POST',
  path: '/api/password-reset.php',
  marker: 'check=1',
  summary: 'Ask whether a mailed reset token still works',
  section: '5',
  query: nothing,
  body: z.object({ token }),
  output: z.null(),
  errors: ['link_expired'],
  access: 'anyone',
  repeat: 'natural',
});

/** A new password by a mailed token, typed twice. */
const passwordReset = z.object({ token, ...repeatedPassword }).check(passwordsMatch);

/** Sets a new password with the mailed token, which works once: every login ends and a new one begins here. */
export const resetPassword = defineCall({
  method: 'PUT',
  path: '/api/password-reset.php',
  summary: 'Set a new password with the mailed token and log in',
  section: '5',
  query: nothing,
  body: passwordReset,
  output: z.object({ user }),
  errors: [...newPasswordErrors, 'link_expired', 'account_deleting', 'account_banned'],
  access: 'anyone',
  repeat: 'key',
});

/** An address as typed for a change (section 5 has a text of its own for it). */
const newEmail = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, { error: 'new_email_invalid', abort: true }),
    z.email({ error: 'new_email_invalid' }),
  );

/** The address a member asked for and has not confirmed yet, and until when he can. */
const pendingEmail = z.nullable(z.object({ email: z.string(), expires_at: timestamp }));

/** One's address, and the one that waits to be confirmed. */
export const getEmail = defineCall({
  method: 'GET',
  path: '/api/email.php',
  summary: 'One’s own address, and the one that waits to be confirmed',
  section: '5',
  query: nothing,
  body: nothing,
  output: z.object({ email: z.string(), pending: pendingEmail }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

const newEmailErrors = ['new_email_invalid', 'email_disposable', 'name_equals_email'] as const;

/** Looks at a new address before it is asked for: answers a better one where it seems mistyped. Says nothing of accounts. */
export const checkEmail = defineCall({
  method: 'POST',
  path: '/api/email.php',
  marker: 'check=1',
  summary: 'Look at a new address, store nothing',
  section: '5',
  query: nothing,
  body: z.object({ email: newEmail }),
  output: z.object({ email_suggestion: z.nullable(z.string()) }),
  errors: newEmailErrors,
  access: 'member',
  repeat: 'natural',
});

/** What a change of address asks. */
const emailChange = z.object({ email: newEmail, password: submittedPassword });

/** Asks for another address: it gets a link that confirms it, the present one is told. Replaces what was asked before. */
export const requestEmailChange = defineCall({
  method: 'POST',
  path: '/api/email.php',
  summary: 'Ask for another address, which has to confirm',
  section: '5',
  query: nothing,
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
  access: 'member',
  repeat: 'key',
});

/** Sends the link to the address that waits again; throttled. */
export const resendEmailChange = defineCall({
  method: 'POST',
  path: '/api/email.php',
  marker: 'resend=1',
  summary: 'Send the link to the waiting address again',
  section: '5',
  query: nothing,
  body: nothing,
  output: z.null(),
  errors: ['too_many_requests'],
  access: 'member',
  repeat: 'none',
});

/** Takes the wish for another address back: links that were mailed for it are worth nothing any more. */
export const cancelEmailChange = defineCall({
  method: 'DELETE',
  path: '/api/email.php',
  summary: 'Take the wish for another address back',
  section: '5',
  query: nothing,
  body: nothing,
  output: z.null(),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/** Takes the new address over with the token mailed to it; the old one gets a link that undoes it for 14 days. */
export const confirmEmailChange = defineCall({
  method: 'POST',
  path: '/api/email.php',
  marker: 'confirm=1',
  summary: 'Take the new address over with the token mailed to it',
  section: '5',
  query: nothing,
  body: z.object({ token }),
  output: z.null(),
  errors: ['link_expired', 'email_taken', 'name_equals_email'],
  access: 'anyone',
  repeat: 'key',
});

/**
 * Restores the address of before a change with the token mailed to it. The account may have been taken over: every login ends, the
 * password is worth nothing any more, and a link to a new one goes to the restored address.
 */
export const revertEmailChange = defineCall({
  method: 'POST',
  path: '/api/email.php',
  marker: 'revert=1',
  summary: 'Restore the former address with the token mailed to it',
  section: '5',
  query: nothing,
  body: z.object({ token }),
  output: z.null(),
  errors: ['link_expired', 'email_taken'],
  access: 'anyone',
  repeat: 'key',
});
