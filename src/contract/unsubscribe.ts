import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { notificationTypes } from './notifications.ts';

const token = z.string().check(z.maxLength(300, { error: 'unsubscribe_link_invalid' }));

/**
 * The unsubscribe button of a mail program (RFC 8058): its server sends the form `List-Unsubscribe=One-Click`, without
 * cookies. A second call changes nothing. An account that is gone gets the same answer.
 * @spec 3.1 D2.31
 */
export const unsubscribeByOneClick = defineCall('POST', '/api/unsubscribe.php', {
  marker: 'one_click=1',
  summary: 'Stop all notification emails, by the unsubscribe button of a mail program',
  section: '3.1',
  query: z.object({ token }),
  upload: {
    maxBytes: 4_096,
    types: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    tooLarge: 'payload_too_large',
  },
  errors: ['unsubscribe_link_invalid'],
  access: 'provider',
  repeat: 'natural',
  invalidates: ['user', 'notifications'],
});

/**
 * For the page `/unsubscribe?token=`. Changes nothing, and shows nothing of the account.
 * @spec 3.4 D2.31
 */
export const checkUnsubscribeToken = defineCall('GET', '/api/unsubscription.php', {
  summary: 'Which type of notification the link of an email unsubscribes from',
  section: '3.4',
  query: z.object({ token }),
  output: z.object({ type: z.enum(notificationTypes) }),
  errors: ['unsubscribe_link_invalid'],
  access: 'anyone',
  provides: [],
});

/**
 * `type` stops the emails of the type that the link is for; `all` stops the emails of every type. Push stays as it is.
 * An account that is gone gets the same answer.
 * @spec 3.4 D2.31
 */
export const unsubscribe = defineCall('POST', '/api/unsubscription.php', {
  summary: 'Stop notification emails with the link of an email',
  section: '3.4',
  body: z.object({ token, scope: z.enum(['type', 'all'], { error: 'choice_unknown' }) }),
  output: z.object({ type: z.enum(notificationTypes) }),
  errors: ['unsubscribe_link_invalid', 'choice_unknown'],
  access: 'anyone',
  repeat: 'natural',
  invalidates: ['user', 'notifications'],
});

/**
 * Sends the email that enables notification emails again after they were disabled (`notifications_disabled`). Its link
 * opens `/notifications/enable?token=`.
 * @spec 3.1 D2.31
 */
export const requestNotificationEmails = defineCall('POST', '/api/notification-emails.php', {
  summary: 'Request the email with which the caller confirms their address for notification emails',
  section: '3.1',
  errors: ['too_many_requests'],
  repeat: 'none',
  invalidates: ['notifications'],
});

const enableToken = z.string().check(z.maxLength(200, { error: 'link_expired' }));

/**
 * For the page `/notifications/enable?token=`. Changes nothing, and shows nothing of the account.
 * @spec 3.1 D2.20
 */
export const checkEnableToken = defineCall('GET', '/api/notification-emails.php', {
  summary: 'Whether the mailed token still enables notification emails',
  section: '3.1',
  query: z.object({ token: enableToken }),
  errors: ['link_expired'],
  access: 'anyone',
  provides: [],
});

/**
 * Clears all reasons in `notifications_disabled`. Opening the mailed link does not use up the token; this call does. It
 * begins no session.
 * @spec 3.1 D2.20
 */
export const enableNotificationEmails = defineCall('PUT', '/api/notification-emails.php', {
  summary: 'Enable notification emails again with the mailed token',
  section: '3.1',
  body: z.object({ token: enableToken }),
  errors: ['link_expired'],
  access: 'anyone',
  repeat: 'key',
  invalidates: ['user', 'notifications'],
});
