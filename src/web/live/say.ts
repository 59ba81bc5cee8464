import type { TypingFrame } from '#contract/typing';

export type Say = (sign: TypingFrame) => void;

let socket: Say | null = null;

/** Says something over the socket that this browser has; without one it is not said. What is lost is not repeated. */
export const say: Say = sign => socket?.(sign);

/** From now on what is said goes this way. */
export function sayThrough(own: Say, signal: AbortSignal): void {
  socket = own;
  signal.addEventListener('abort', () => {
    if (socket === own) socket = null;
  });
}
