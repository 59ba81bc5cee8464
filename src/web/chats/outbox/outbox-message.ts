import type { FieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';

/**
 * Marks an outbox message as the slot of a photo or gift, which only the tab that added the slot can send. If
 * that tab stops renewing the slot, the slot ends at `until` (ms since 1970).
 */
export type SlotHold = { kind: 'photo' | 'gift'; until: number };

export type OutboxContent = { text: string; gif: Gif | null; hold: SlotHold | null };

/**
 * The browser makes the client id, which stays the same for every retry, so that the message arrives once.
 * @spec D1.3
 */
export type OutboxMessage = OutboxContent & {
  client_id: string;
  /** Profile id of the recipient. */
  to: string;
  /** Time of writing or of the last retry, ISO. */
  at: string;
  /** Increases in the order of writing, across tabs. */
  order: number;
  /** True if an attempt to send the message lost its connection. */
  delayed: boolean;
  /** Why sending failed; null if the message waits in the outbox or is being sent. */
  failure: FieldError | null;
};

/** A message that waits longer than this fails; the sender can retry or discard it. */
const EXPIRES_AFTER_MS = 24 * 60 * 60_000;

export const isOverdue = ({ at, failure, hold }: OutboxMessage, now: number): boolean =>
  !hold && failure === null && isExpired(at, now);

export const isExpired = (at: string, now: number): boolean => now - Date.parse(at) > EXPIRES_AFTER_MS;

/**
 * A photo or gift waits for its turn (`ready`), is being sent (`begun`), or is sent by another tab
 * (`elsewhere`).
 */
export type SlotState = 'ready' | 'begun' | 'elsewhere';

/**
 * Returns the first message that may be sent now. A photo or gift that is not `ready` blocks all later messages
 * to the same member. A failed message blocks all later messages to the same member except gifts.
 */
export function nextToSend(
  waiting: OutboxMessage[],
  slotStateOf: (held: OutboxMessage) => SlotState,
): OutboxMessage | undefined {
  const stopped = new Set<string>();
  const busy = new Set<string>();
  for (const message of waiting) {
    const isStopped = stopped.has(message.to) && message.hold?.kind !== 'gift';
    if (isStopped || busy.has(message.to)) continue;
    if (message.failure) stopped.add(message.to);
    else if (message.hold && slotStateOf(message) !== 'ready') busy.add(message.to);
    else return message;
  }
  return undefined;
}

/**
 * Returns the given message and all later ones to the same member. The result omits photos and gifts, because
 * the tab that added them handles them.
 */
export const messagesFrom = (waiting: OutboxMessage[], { to, order }: OutboxMessage): OutboxMessage[] =>
  waiting.filter(message => message.to === to && message.order >= order && !message.hold);

type Prices = { message_credits: number; photo_credits: number };

/**
 * Returns the credits that waiting messages will cost, without failed messages and gifts. If `isOnline` is true,
 * the result also omits one text and all photos, because the server may already have charged for them.
 */
export function creditsPromised(waiting: OutboxMessage[], prices: Prices, isOnline: boolean): number {
  const texts = waiting.filter(({ hold, failure }) => !hold && !failure).length;
  const photos = waiting.filter(({ hold }) => hold?.kind === 'photo').length;
  if (isOnline) return Math.max(0, texts - 1) * prices.message_credits;
  return texts * prices.message_credits + photos * prices.photo_credits;
}
