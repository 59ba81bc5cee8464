import type { FieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';

/**
 * A slot in the outbox for what only one tab can send: a photo, whose file does not survive its page, or a
 * gift. The tab renews it; without renewal it ends at `until`, in ms.
 */
export type SlotHold = { kind: 'photo' | 'gift'; until: number };

/** What can wait in the outbox: a text, a GIF without one, or a slot. */
export type OutboxContent = { text: string; gif: Gif | null; hold: SlotHold | null };

/**
 * A message being sent. The browser chooses the client id and keeps it through every retry, so that the message
 * arrives once.
 * @spec D1.3
 */
export type OutboxMessage = OutboxContent & {
  client_id: string;
  /** The recipient. */
  to: string;
  /** Time of writing, ISO. */
  at: string;
  /** Increases in the order of writing, across tabs. */
  order: number;
  /** An attempt failed because the connection was lost. */
  delayed: boolean;
  /** Null while it is being sent or waits for a connection. */
  failure: FieldError | null;
};

/** After this time a message is not sent without the member's decision, because nobody expects it any more. */
const EXPIRES_AFTER_MS = 24 * 60 * 60_000;

export const isOverdue = ({ at, failure, hold }: OutboxMessage, now: number): boolean =>
  !hold && failure === null && isExpired(at, now);

export const isExpired = (at: string, now: number): boolean => now - Date.parse(at) > EXPIRES_AFTER_MS;

/** The state of a slot: this tab can start, has started, or another tab holds it. */
export type SlotState = 'ready' | 'begun' | 'elsewhere';

/**
 * The first waiting message without an unfinished slot to the same member before it. A failed message holds
 * back later ones to that member, so that nothing arrives before what it refers to; gifts refer to nothing and
 * are held back by unfinished messages only.
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

/** This message and later ones to the same member, without slots, whose tabs decide about them. */
export const messagesFrom = (waiting: OutboxMessage[], { to, order }: OutboxMessage): OutboxMessage[] =>
  waiting.filter(message => message.to === to && message.order >= order && !message.hold);

type Prices = { message_credits: number; photo_credits: number };

/**
 * The credits that waiting messages will cost. Failed ones and gifts do not count. While online (`isOnline`)
 * the first text and all photos may have been paid for already.
 */
export function creditsPromised(waiting: OutboxMessage[], prices: Prices, isOnline: boolean): number {
  const texts = waiting.filter(({ hold, failure }) => !hold && !failure).length;
  const photos = waiting.filter(({ hold }) => hold?.kind === 'photo').length;
  if (isOnline) return Math.max(0, texts - 1) * prices.message_credits;
  return texts * prices.message_credits + photos * prices.photo_credits;
}
