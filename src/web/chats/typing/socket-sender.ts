import type { TypingFrame } from '#contract/typing';

export type SocketSender = (sign: TypingFrame) => void;

let currentSender: SocketSender | null = null;

/** Without a socket, the frame is lost and not sent again. */
export const sendToSocket: SocketSender = frame => currentSender?.(frame);

export function setSocketSender(sender: SocketSender, signal: AbortSignal): void {
  currentSender = sender;
  signal.addEventListener('abort', () => {
    if (currentSender === sender) currentSender = null;
  });
}
