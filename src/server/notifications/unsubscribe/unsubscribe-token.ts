import { type NotificationType, notificationTypes } from '#contract/notifications';
import { isSameSecret, sign } from '../../platform/secrets.ts';

export type Unsubscribing = { accountId: string; type: NotificationType };

/** Does not expire, because the email stays in a mailbox. Shows nothing of the account to others than its owner. */
export function unsubscribeToken(secret: string, { accountId, type }: Unsubscribing): string {
  const payload = `${accountId}.${type}`;
  return Buffer.from(`${payload}.${sign(secret, `unsubscribe ${payload}`)}`).toString('base64url');
}

/** Returns null for a token that is not ours. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscribing | null {
  const [accountId = '', type = ''] = Buffer.from(token, 'base64url').toString().split('.');
  const known = notificationTypes.find(name => name === type);
  if (!known) return null;
  const unsubscribing = { accountId, type: known };
  return isSameSecret(unsubscribeToken(secret, unsubscribing), token) ? unsubscribing : null;
}
