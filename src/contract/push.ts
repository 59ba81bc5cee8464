import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Bytes in base64url, without padding. */
const bytes = (length: number) =>
  z
    .string()
    .check(
      z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((length * 4) / 3)}}$`), { error: 'field_invalid' }),
    );

/**
 * What `PushSubscription.toJSON()` returns. The server accepts only endpoints of known push services.
 * @spec 7.1 4.11
 */
const pushSubscription = z.object({
  endpoint: z.string().check(
    z.maxLength(1_000, { error: 'field_invalid', abort: true }),
    // The check of an address would accept and remove white space.
    z.regex(/^[!-~]+$/, { error: 'field_invalid', abort: true }),
    z.url({ error: 'field_invalid' }),
  ),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});
export type PushSubscriptionInput = z.output<typeof pushSubscription>;

/**
 * Stores the subscription of this browser's session, in place of an earlier one.
 * @spec 7.1 4.11
 */
export const subscribeToPush = defineCall('POST', '/api/user.php', {
  marker: 'push=1',
  summary: 'Store the push subscription of this browser',
  section: '7.1',
  body: z.object({ subscription: pushSubscription }),
  errors: ['field_invalid'],
  repeat: 'natural',
  invalidates: ['user', 'notifications'],
});

/** @spec 7.1 4.11 */
export const unsubscribeFromPush = defineCall('DELETE', '/api/user.php', {
  marker: 'push=1',
  summary: 'Delete the push subscription of this browser',
  section: '7.1',
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['user', 'notifications'],
});

/**
 * The decrypted content of a push message.
 * @spec 7.12 D5.2
 */
export type PushPayload = {
  title: string;
  body: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  /** Path of the page that a click opens. */
  path: string;
  /** Unread messages plus new likes, for the app badge. */
  total: number;
  /** The recipient uses discreet mode, so the notification gets the neutral icon. */
  discreet: boolean;
};

/**
 * What the service worker sends to open pages. On a click, the page that already shows `checkUrl` stays as it is; any
 * other page goes to `openUrl`. Both are addresses of the site's own origin.
 * @spec 7.12
 */
export type ServiceWorkerMessage =
  | { type: 'NEW_PUSH_MESSAGE'; message: PushPayload }
  | { type: 'NEW_PUSH_CLICK'; data: { checkUrl: string; openUrl: string } };
