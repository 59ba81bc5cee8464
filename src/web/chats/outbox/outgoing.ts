import type { FieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';

/**
 * The place in the line of what only one tab can send: a photo, whose file does not outlive its page, or a gift. That tab is there until
 * `until`, ms, and says so again and again.
 */
export type Hold = { kind: 'photo' | 'gift'; until: number };

/** What can wait for a line: a text, a GIF without one, or a place that is held. Another kind brings its own field, and its line in `post`. */
export type Parcel = { text: string; gif: Gif | null; hold: Hold | null };

/** A message on its way: the browser chose its client id, the same through every retry, so it arrives once. */
export type Outgoing = Parcel & {
  client_id: string;
  /** The member it is for. */
  to: string;
  /** When it was written, ISO. */
  at: string;
  /** Counts up in the order in which messages were written, in whatever tab. */
  order: number;
  /** It was tried, and there was no line. */
  delayed: boolean;
  /** Null while it is on its way or waits for a connection. */
  failure: FieldError | null;
};

/** A message waits so long for a line; then nobody expects it any more, and the member decides. */
const WAITS_MS = 24 * 60 * 60_000;

export const isOverdue = ({ at, failure, hold }: Outgoing, now: number): boolean =>
  !hold && failure === null && isTooLate(at, now);

/** Nobody expects any more what was written so long ago. */
export const isTooLate = (at: string, now: number): boolean => now - Date.parse(at) > WAITS_MS;

/** What becomes of a place: this tab can begin with it, it is at it already, or another tab holds it. */
export type Standing = 'ready' | 'begun' | 'elsewhere';

/**
 * The next message to send: the first that was written, where nothing before it to the same member is on its way from a tab. One that
 * failed holds back what was written to that member after it, so that nothing arrives before what it answers to; a gift answers to
 * nothing, and only waits for what will leave.
 */
export function nextOf(waiting: Outgoing[], standingOf: (held: Outgoing) => Standing): Outgoing | undefined {
  const stopped = new Set<string>();
  const busy = new Set<string>();
  for (const one of waiting) {
    const isStopped = stopped.has(one.to) && one.hold?.kind !== 'gift';
    if (isStopped || busy.has(one.to)) continue;
    if (one.failure) stopped.add(one.to);
    else if (one.hold && standingOf(one) !== 'ready') busy.add(one.to);
    else return one;
  }
  return undefined;
}

/** This message, and what was written to the same member after it; places are let alone, their tabs know what becomes of them. */
export const fromOn = (waiting: Outgoing[], { to, order }: Outgoing): Outgoing[] =>
  waiting.filter(one => one.to === to && one.order >= order && !one.hold);

type Prices = { message_credits: number; photo_credits: number };

/**
 * Credits that what waits will cost once it leaves. What failed is not on its way, and a gift waits for no line. While there is one
 * (`hasLine`), the first text and photos are leaving, and may be paid for already.
 */
export function creditsFor(waiting: Outgoing[], prices: Prices, hasLine: boolean): number {
  const texts = waiting.filter(({ hold, failure }) => !hold && !failure).length;
  const photos = waiting.filter(({ hold }) => hold?.kind === 'photo').length;
  if (hasLine) return Math.max(0, texts - 1) * prices.message_credits;
  return texts * prices.message_credits + photos * prices.photo_credits;
}
