import type { Message } from './chats.ts';
import type { PaymentState } from './payments.ts';
import type { Activity } from './profiles.ts';

/**
 * Events that the server sends to a member's browsers; "the member" below is this member. Each event contains
 * only what the member may see. Applying the events to old data gives the data that a refetch returns.
 * @spec D5.6 D4.10
 */
export type LiveEvent =
  /** The message is new or changed (for example unsent). `profile` is the other member of the conversation. */
  | { type: 'message'; message: Message; profile: string }
  /** `me`: the member read the messages up to `seq` in another tab. */
  | { type: 'read'; conversation: string; by: 'me' | 'other'; seq: number }
  /** A browser of the other member received all messages up to `seq`. */
  | { type: 'delivered'; conversation: string; seq: number }
  /** The server does not store who is typing. The browser hides the indicator after `TYPING_SHOWN_MS`. */
  | { type: 'typing'; conversation: string; typing: boolean }
  /** Sent only if the member has a conversation with `profile`, the member whose activity changed. */
  | { type: 'presence'; profile: string; activity: Activity }
  | { type: 'sharing' }
  | { type: 'message_deleted'; conversation: string; message: string }
  | { type: 'chat_deleted'; conversation: string }
  /** `shown`: whether the member sees all photos of the other member without blur. */
  | { type: 'photos_shown'; conversation: string; shown: boolean }
  /** `me`: the member liked `profile` in another tab or browser. `matched`: both like each other now. */
  | { type: 'like'; profile: string; by: 'me' | 'other'; matched: boolean }
  | { type: 'unlike'; profile: string; by: 'me' | 'other' }
  | { type: 'like_seen'; profile: string }
  /** A grant was made or revoked: by the member to `profile` (`me`), or by `profile` to the member (`other`). */
  | { type: 'album'; profile: string; by: 'me' | 'other' }
  | { type: 'verification' }
  | { type: 'blocked'; profile: string }
  /** The member of `profile` left the site: the browser removes all data about this member. */
  | { type: 'gone'; profile: string }
  | { type: 'returned'; profile: string }
  | { type: 'credits'; credits: number }
  | { type: 'payment'; payment: string; state: PaymentState }
  | { type: 'export' }
  | { type: 'user' };

/** The first frame on a socket. The browser then refetches chats, likes and the open conversation. */
type LiveHello = { type: 'hello' };
type LiveBye = { type: 'bye'; reason: 'logged_out' | 'restarting' };
export type LiveFrame = LiveEvent | LiveHello | LiveBye;
