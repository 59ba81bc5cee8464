import { DAY_MS } from '#contract/durations';
import type { FieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';

/** The slot ends at `until` (ms since 1970) unless its tab renews it. */
export type SlotHold = { kind: 'photo' | 'gift'; until: number };

export type OutboxContent = { text: string; gif: Gif | null; hold: SlotHold | null };

/**
 * Every retry uses the same `client_id`, so that the recipient gets one message.
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
  /** Null while the message waits or is being sent. */
  failure: FieldError | null;
};

/** A message fails after waiting this long. */
const EXPIRES_AFTER_MS = DAY_MS;

export const isOverdue = ({ at, failure, hold }: OutboxMessage, now: number): boolean =>
  !hold && failure === null && isExpired(at, now);

export const isExpired = (at: string, now: number): boolean => now - Date.parse(at) > EXPIRES_AFTER_MS;

/** `ready` waits for its turn, `begun` is being sent, `elsewhere` belongs to another tab. */
export type SlotState = 'ready' | 'begun' | 'elsewhere';

/**
 * Earlier messages to the same member can block a message. A failed message does not block gifts; one that failed while
 * the account was frozen, e.g. a GIF, blocks nothing, because the freeze ends without the member.
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
    if (message.failure) {
      if (message.failure.code !== 'account_frozen') stopped.add(message.to);
    } else if (message.hold && slotStateOf(message) !== 'ready') busy.add(message.to);
    else return message;
  }
  return undefined;
}

/** Omits photos and gifts, because the tab that added them handles them. */
export const messagesFrom = (waiting: OutboxMessage[], { to, order }: OutboxMessage): OutboxMessage[] =>
  waiting.filter(message => message.to === to && message.order >= order && !message.hold);

type Prices = { message_credits: number; photo_credits: number };

/** If `isOnline` is true, the server may have charged one text and all photos. */
export function creditsPromised(waiting: OutboxMessage[], prices: Prices, isOnline: boolean): number {
  const texts = waiting.filter(({ hold, failure }) => !hold && !failure).length;
  const photos = waiting.filter(({ hold }) => hold?.kind === 'photo').length;
  if (isOnline) return Math.max(0, texts - 1) * prices.message_credits;
  return texts * prices.message_credits + photos * prices.photo_credits;
}
