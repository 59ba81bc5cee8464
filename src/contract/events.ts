import type { Message } from './chats.ts';
import type { PaymentState } from './payments.ts';
import type { Activity } from './profiles.ts';

/**
 * Events that a member's browsers receive, with only what this member may see. A refetched state equals the old
 * state plus its events. "The member" below receives the event.
 * @spec D5.6 D4.10
 */
export type LiveEvent =
  /** The message is new, was held until now, or was unsent; `profile` is the other member. */
  | { type: 'message'; message: Message; profile: string }
  /** `me`: the member read the messages up to `seq` in another tab. */
  | { type: 'read'; conversation: string; by: 'me' | 'other'; seq: number }
  /** A browser of the other member received everything up to `seq`. */
  | { type: 'delivered'; conversation: string; seq: number }
  /** The event is not stored; the browser stops showing typing after `TYPING_SHOWN_MS`. */
  | { type: 'typing'; conversation: string; typing: boolean }
  /** Sent only about members with whom there is a conversation. */
  | { type: 'presence'; profile: string; activity: Activity }
  | { type: 'sharing' }
  | { type: 'message_deleted'; conversation: string; message: string }
  | { type: 'chat_deleted'; conversation: string }
  /** Whether the member sees the other's photos clear. */
  | { type: 'photos_shown'; conversation: string; shown: boolean }
  /** `me`: the member liked `profile` in another tab or browser. `matched`: both like each other now. */
  | { type: 'like'; profile: string; by: 'me' | 'other'; matched: boolean }
  | { type: 'unlike'; profile: string; by: 'me' | 'other' }
  /** The like of this profile is no longer new. */
  | { type: 'like_seen'; profile: string }
  /** A grant was made or revoked; `by` owns the album. */
  | { type: 'album'; profile: string; by: 'me' | 'other' }
  | { type: 'verification' }
  | { type: 'blocked'; profile: string }
  /** `profile` left the site: everything of them disappears. */
  | { type: 'gone'; profile: string }
  /** `profile` returned: everything of them is there again. */
  | { type: 'returned'; profile: string }
  | { type: 'credits'; credits: number }
  | { type: 'payment'; payment: string; state: PaymentState }
  | { type: 'export' }
  | { type: 'user' };

/** First frame after connecting; the browser then refetches chats, likes and the open conversation. */
type LiveHello = { type: 'hello' };
/** Sent before the server closes the socket. */
type LiveBye = { type: 'bye'; reason: 'logged_out' | 'restarting' };
export type LiveFrame = LiveEvent | LiveHello | LiveBye;
