import type { Message } from './chats.ts';
import type { PaymentState } from './payments.ts';
import type { Activity } from './profiles.ts';

/**
 * Realtime events, as a member's browsers get them over the one socket. They carry what that member may see and nothing else;
 * `applyEvent` writes them into the query cache. State fetched anew equals old state plus its events.
 */
export type LiveEvent =
  /** New, or one of mine that was held and is now delivered, or taken back since; `profile` is the other one of the two. */
  | { type: 'message'; message: Message; profile: string }
  /** Everything up to `seq` was read, by me in another tab or by the other one. */
  | { type: 'read'; conversation: string; by: 'me' | 'other'; seq: number }
  /** A browser of the other one has everything of mine up to `seq`. */
  | { type: 'delivered'; conversation: string; seq: number }
  /** The other one is writing, or stopped. Nothing of it is kept: without another sign it is over after `TYPING_SHOWN_MS`. */
  | { type: 'typing'; conversation: string; typing: boolean }
  /** Somebody I have a conversation with came, or left. */
  | { type: 'presence'; profile: string; activity: Activity }
  /** I changed what I let others know, so that I learn more or less of them. */
  | { type: 'sharing' }
  /** I deleted it for myself, in another tab or browser. */
  | { type: 'message_deleted'; conversation: string; message: string }
  | { type: 'chat_deleted'; conversation: string }
  /** I see the other one’s photos without opening each, or no longer; each of them that changes comes as a `message`. */
  | { type: 'photos_shown'; conversation: string; shown: boolean }
  /** `by` me: I liked `profile` in another tab or browser. `matched`: the two now like each other. */
  | { type: 'like'; profile: string; by: 'me' | 'other'; matched: boolean }
  | { type: 'unlike'; profile: string; by: 'me' | 'other' }
  /** I opened the profile of one who likes me: his like is no longer new. */
  | { type: 'like_seen'; profile: string }
  /** I show my closed album to `profile` since, or he shows me his, or it was taken back. */
  | { type: 'album'; profile: string; by: 'me' | 'other' }
  /** Staff decided on my selfie, or it changed in another tab. */
  | { type: 'verification' }
  | { type: 'blocked'; profile: string }
  /** Left the site: nothing of him is there any more. */
  | { type: 'gone'; profile: string }
  /** Left, and came back: everything of him is there again. */
  | { type: 'returned'; profile: string }
  | { type: 'credits'; credits: number }
  /** It is known what became of a payment of mine. */
  | { type: 'payment'; payment: string; state: PaymentState }
  /** My export is ready, or failed, or was asked for. */
  | { type: 'export' }
  | { type: 'user' };

/** First frame after the upgrade; a browser that gets it refetches chats, likes and the open conversation after its last `seq`. */
export type LiveHello = { type: 'hello' };
/** Sent before the server closes a socket whose login has ended. */
export type LiveBye = { type: 'bye'; reason: 'logged_out' | 'restarting' };
export type LiveFrame = LiveEvent | LiveHello | LiveBye;
