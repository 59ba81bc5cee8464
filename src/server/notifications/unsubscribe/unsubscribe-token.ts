import { type NotificationType, notificationTypes } from '#contract/notifications';
import { opaqueToken, readOpaqueToken } from '../../platform/opaque-token.ts';
import { isSameSecret, keyedHash } from '../../platform/secrets.ts';

export type Unsubscribing = { accountId: string; type: NotificationType };

/** `mailbox` is a keyed hash of the address that the email went to. */
export type ReadUnsubscribing = Unsubscribing & { mailbox: string };

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

/** Of a UUID in base64url. */
const ACCOUNT_CHARACTERS = 22;
const MAILBOX_BYTES = 9;

/** Does not expire, because the email stays in a mailbox. Shows neither the account, nor the type, nor the address. */
export const unsubscribeToken = (
  secret: string,
  { accountId, type, email }: Unsubscribing & { email: string },
): string =>
  opaqueToken(secret, PURPOSE, `${codes[type]}${packed(accountId)}${mailboxOf(secret, accountId, email)}`);

/** False for an email to a former address, because its mailbox may belong to somebody else. */
export const isToMailboxOf = (
  secret: string,
  { accountId, mailbox }: ReadUnsubscribing,
  email: string,
): boolean => isSameSecret(mailboxOf(secret, accountId, email), mailbox);

const mailboxOf = (secret: string, accountId: string, email: string): string =>
  keyedHash(secret, `unsubscribe ${accountId} ${email.toLowerCase()}`)
    .subarray(0, MAILBOX_BYTES)
    .toString('base64url');

/** Returns null for a token that is not ours. */
export function readUnsubscribeToken(secret: string, token: string): ReadUnsubscribing | null {
  const text = readOpaqueToken(secret, PURPOSE, token);
  const type = notificationTypes.find(name => codes[name] === text?.[0]);
  if (!text || !type) return null;
  const [account, mailbox] = [text.slice(1, 1 + ACCOUNT_CHARACTERS), text.slice(1 + ACCOUNT_CHARACTERS)];
  return { accountId: unpacked(account), type, mailbox };
}

const packed = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

const unpacked = (text: string): string =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
