import { type NotificationType, notificationTypes } from '#contract/notifications';
import { opaqueToken, readOpaqueToken } from '../../platform/opaque-token.ts';

export type Unsubscribing = { accountId: string; type: NotificationType };

const PURPOSE = 'unsubscribe';

/** Never changed, because tokens in mailboxes contain them. Of equal length, so that no token shows its type. */
const codes: Record<NotificationType, string> = {
  new_conversations: 'c',
  new_messages: 'm',
  like: 'l',
  unread_message_reminders: 'u',
  promotions: 'p',
  weekly_updates: 'w',
  news: 'n',
  reminders: 'r',
};

/** Does not expire, because the email stays in a mailbox. Shows neither the account nor the type. */
export const unsubscribeToken = (secret: string, { accountId, type }: Unsubscribing): string =>
  opaqueToken(secret, PURPOSE, `${codes[type]}${packed(accountId)}`);

/** Returns null for a token that is not ours. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscribing | null {
  const text = readOpaqueToken(secret, PURPOSE, token);
  const type = notificationTypes.find(name => codes[name] === text?.[0]);
  return text && type ? { accountId: unpacked(text.slice(1)), type } : null;
}

const packed = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

const unpacked = (text: string): string =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
