import type { Message } from './chats.ts';
import type { PaymentState } from './payments.ts';
import type { Activity } from './profiles.ts';
import type { TagPattern } from './tags.ts';

/**
 * "The member" below is the recipient. An event contains only what the recipient may see.
 * @spec D5.6 D4.10
 */
export type LiveEvent =
  /** The message is new or changed. `profile` is the other member of the conversation. */
  | { type: 'message'; message: Message; profile: string }
  /** `me`: the member read the messages up to `seq` in another tab. */
  | { type: 'read'; conversation: string; by: 'me' | 'other'; seq: number }
  /** A browser of the other member received all messages up to `seq`. */
  | { type: 'delivered'; conversation: string; seq: number }
  /** The browser itself hides the indicator after `TYPING_SHOWN_MS`. */
  | { type: 'typing'; conversation: string; typing: boolean }
  /** Sent only if the member has a conversation with `profile`. */
  | { type: 'presence'; profile: string; activity: Activity }
  | { type: 'sharing' }
  | { type: 'message_deleted'; conversation: string; message: string }
  | { type: 'chat_deleted'; conversation: string }
  /** `shown`: whether the member sees all photos of the other member without blur. */
  | { type: 'photos_shown'; conversation: string; shown: boolean }
  /** With `me`, the member liked `profile` in another tab or browser. */
  | { type: 'like'; profile: string; by: 'me' | 'other'; matched: boolean }
  | { type: 'unlike'; profile: string; by: 'me' | 'other' }
  | { type: 'like_seen'; profile: string }
  /** With `me`, the member granted or revoked access to their album. */
  | { type: 'album'; profile: string; by: 'me' | 'other' }
  | { type: 'verification' }
  | { type: 'blocked'; profile: string }
  /** The browser removes all data about the member of `profile`. */
  | { type: 'gone'; profile: string }
  | { type: 'returned'; profile: string }
  | { type: 'credits'; credits: number }
  | { type: 'payment'; payment: string; state: PaymentState }
  | { type: 'export' }
  | { type: 'user' };

/** After this first frame, the browser refetches chats, likes and the open conversation. */
type LiveHello = { type: 'hello' };
type LiveBye = { type: 'bye'; reason: 'logged_out' | 'restarting' };
export type LiveFrame = LiveEvent | LiveHello | LiveBye;

/** What shows a member whom the viewer can no longer see, or sees again. */
const memberTags: readonly TagPattern[] = [
  'member:profile',
  'members',
  'swipes',
  'visitors',
  'blocked',
  'album-grants',
  'ledger',
];

/** What the browser refetches after an event; an event that is not named here is written into the cache. */
export const eventTags: { readonly [T in LiveEvent['type']]?: readonly TagPattern[] } = {
  sharing: ['chats', 'likes', 'thread', 'members', 'member', 'swipes', 'visitors'],
  like: ['likes', 'member:profile'],
  unlike: ['member:profile'],
  album: ['album-grants', 'member:profile'],
  verification: ['verification'],
  // A block gives the photos of the blocker new addresses.
  blocked: [...memberTags, 'user', 'profile'],
  gone: memberTags,
  returned: [...memberTags, 'chats', 'likes', 'thread', 'user'],
  // A payment can be withdrawn as long as its credits are unused.
  credits: ['ledger', 'payment'],
  payment: ['payment', 'payments', 'prices', 'quotes', 'ledger'],
  export: ['export'],
  // The event may report a new main photo, which ends the verification, or that premium began or ended.
  user: [
    'user',
    'profile',
    'verification',
    'member',
    'saved-searches',
    'visitors',
    'notifications',
    'check-ins',
  ],
};
