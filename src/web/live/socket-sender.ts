import type { TypingFrame } from '#contract/typing';

export type SocketSender = (sign: TypingFrame) => void;

let currentSender: SocketSender | null = null;

/** Sends a frame; without a socket it is dropped, and lost frames are not repeated. */
export const sendToSocket: SocketSender = frame => currentSender?.(frame);

/** Until `signal` aborts. */
export function setSocketSender(sender: SocketSender, signal: AbortSignal): void {
  currentSender = sender;
  signal.addEventListener('abort', () => {
    if (currentSender === sender) currentSender = null;
  });
}
