import type { TypingFrame } from '#contract/typing';

export type SocketSender = (sign: TypingFrame) => void;

let currentSender: SocketSender | null = null;

/** Sends a frame over this browser's socket. Without one the frame is dropped; lost frames are not repeated. */
export const sendToSocket: SocketSender = frame => currentSender?.(frame);

/** Sets the socket that frames go through, until `signal` aborts. */
export function setSocketSender(sender: SocketSender, signal: AbortSignal): void {
  currentSender = sender;
  signal.addEventListener('abort', () => {
    if (currentSender === sender) currentSender = null;
  });
}
