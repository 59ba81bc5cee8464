import type { FieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';

/** What can wait for a line: a text, or a GIF without one. Another kind brings its own field, and its line in `post`. */
export type Parcel = { text: string; gif: Gif | null };

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

export const isOverdue = ({ at, failure }: Outgoing, now: number): boolean =>
  failure === null && now - Date.parse(at) > WAITS_MS;

/**
 * The next message to send: the first that was written. One that failed holds back what was written to the same member after it, so
 * that nothing arrives before what it answers to.
 */
export function nextOf(waiting: Outgoing[]): Outgoing | undefined {
  const held = new Set<string>();
  for (const one of waiting) {
    if (one.failure) held.add(one.to);
    else if (!held.has(one.to)) return one;
  }
  return undefined;
}

/** This message, and what was written to the same member after it. */
export const fromOn = (waiting: Outgoing[], { to, order }: Outgoing): Outgoing[] =>
  waiting.filter(one => one.to === to && one.order >= order);
