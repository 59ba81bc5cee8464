import type { Message } from './chats.ts';
import type { PaymentState } from './payments.ts';
import type { Activity } from './profiles.ts';

/**
 * Realtime events that the browsers of a member receive over one socket. They carry only what this member may
 * see; `applyEvent` writes them into the query cache. Refetched state equals old state plus its events. In the
 * comments below, the member is the one who receives the event.
 * @spec D5.6 D4.10
 */
export type LiveEvent =
  /**
   * New, or a held message of the member that is now delivered, or an unsent one; `profile` is the other member
   * of the conversation.
   */
  | { type: 'message'; message: Message; profile: string }
  /** Everything up to `seq` was read, by the member in another tab or by the other member. */
  | { type: 'read'; conversation: string; by: 'me' | 'other'; seq: number }
  /** A browser of the other member has everything of this member up to `seq`. */
  | { type: 'delivered'; conversation: string; seq: number }
  /** The other member is typing, or stopped. Not stored: it expires after `TYPING_SHOWN_MS` unless repeated. */
  | { type: 'typing'; conversation: string; typing: boolean }
  /** A member with whom there is a conversation came online, or left. */
  | { type: 'presence'; profile: string; activity: Activity }
  /** The member changed what they share, so that they see more or less of others. */
  | { type: 'sharing' }
  /** The member deleted it in another tab or browser. */
  | { type: 'message_deleted'; conversation: string; message: string }
  | { type: 'chat_deleted'; conversation: string }
  /**
   * Whether the member sees the other member's photos without opening each; each photo that changes also comes
   * as a `message`.
   */
  | { type: 'photos_shown'; conversation: string; shown: boolean }
  /** `by` me: the member liked `profile` in another tab or browser. `matched`: the two now like each other. */
  | { type: 'like'; profile: string; by: 'me' | 'other'; matched: boolean }
  | { type: 'unlike'; profile: string; by: 'me' | 'other' }
  /** The member opened the profile of someone who likes them: that like is no longer new. */
  | { type: 'like_seen'; profile: string }
  /** The closed album was shown to the other member, or that was taken back; `by` owns the album. */
  | { type: 'album'; profile: string; by: 'me' | 'other' }
  /** Staff decided on the member's selfie, or it changed in another tab. */
  | { type: 'verification' }
  | { type: 'blocked'; profile: string }
  /** `profile` left the site: everything of them disappears. */
  | { type: 'gone'; profile: string }
  /** `profile` came back after leaving: everything of them is there again. */
  | { type: 'returned'; profile: string }
  | { type: 'credits'; credits: number }
  /** The outcome of a payment of the member is known. */
  | { type: 'payment'; payment: string; state: PaymentState }
  /** The member's export is ready, failed or was requested. */
  | { type: 'export' }
  | { type: 'user' };

/**
 * First frame after the upgrade; the browser then refetches chats, likes and the open conversation after its
 * last `seq`.
 */
export type LiveHello = { type: 'hello' };
/** Sent before the server closes a socket whose session has ended. */
export type LiveBye = { type: 'bye'; reason: 'logged_out' | 'restarting' };
export type LiveFrame = LiveEvent | LiveHello | LiveBye;
