import type { PageFrame } from '#contract/typing';

export type SocketSender = (frame: PageFrame) => void;

let currentSender: SocketSender | null = null;
const connections = new EventTarget();

/** Without a socket, the frame is lost and not sent again. */
export const sendToSocket: SocketSender = frame => currentSender?.(frame);

export function setSocketSender(sender: SocketSender, signal: AbortSignal): void {
  currentSender = sender;
  announceConnection();
  signal.addEventListener('abort', () => {
    if (currentSender === sender) currentSender = null;
  });
}

/** Called when frames reach the server again, because those of before may be lost. */
export const announceConnection = (): void => void connections.dispatchEvent(new Event('connected'));

export const onConnection = (listener: () => void, signal: AbortSignal): void =>
  connections.addEventListener('connected', listener, { signal });
