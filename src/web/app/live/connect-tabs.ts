import type { LiveFrame } from '#contract/events';
import type { PageFrame } from '#contract/typing';
import type { SocketSender } from '../../chats/typing/socket-sender.ts';

type TabsOptions = {
  profileId: string;
  url: string;
  onFrame: (frame: LiveFrame) => void;
  signal: AbortSignal;
};

/**
 * The tab with the lock opens the only socket and relays its frames.
 * @spec D5.6
 */
export function connectTabs({ profileId, url, onFrame, signal }: TabsOptions): SocketSender {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined')
    return maintainSocket({ url, onFrame, signal });
  const name = `live ${profileId}`;
  const [others, requests] = [new BroadcastChannel(name), new BroadcastChannel(`${name} said`)];
  others.addEventListener('message', ({ data }) => onFrame(data as LiveFrame));
  signal.addEventListener('abort', () => {
    others.close();
    requests.close();
  });
  const share = (frame: LiveFrame) => {
    others.postMessage(frame);
    onFrame(frame);
  };
  let send: SocketSender | null = null;
  requests.addEventListener('message', ({ data }) => send?.(data as PageFrame));
  const untilAborted = () =>
    new Promise<void>(resolve => {
      // The browser may grant the lock after `signal` has aborted.
      if (signal.aborted) return resolve();
      signal.addEventListener('abort', () => resolve());
      send = maintainSocket({ url, onFrame: share, signal });
    });
  navigator.locks.request(name, { signal }, untilAborted).catch(() => {
    // Ignores the rejection, which comes if `signal` aborts while another tab holds the lock.
  });
  return frame => (send ? send(frame) : requests.postMessage(frame));
}

type SocketOptions = {
  url: string;
  onFrame: (frame: LiveFrame) => void;
  /** Aborting closes the socket for good. */
  signal: AbortSignal;
  open?: (url: string) => WebSocket;
  random?: () => number;
};

/** After this close code the session is invalid, so the tab does not reconnect. */
const SESSION_ENDED_CODE = 4403;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/**
 * The returned function discards frames before `hello`, because the server would refuse these frames.
 * @spec D5.6
 */
export function maintainSocket({
  url,
  onFrame,
  signal,
  open = plainSocket,
  random = Math.random,
}: SocketOptions): SocketSender {
  let losses = 0;
  let socket: WebSocket | null = null;
  let greeted: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    const opened = open(url);
    socket = opened;
    opened.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as LiveFrame;
      if (frame.type === 'hello') {
        losses = 0;
        greeted = opened;
      }
      onFrame(frame);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return;
      socket = null;
      if (code !== SESSION_ENDED_CODE) timer = setTimeout(connect, reconnectDelay(losses++, random));
    });
  };
  // Replaces the socket, because the old socket is dead after a change of network.
  const online = () => {
    const old = socket;
    socket = null;
    old?.close();
    connect();
  };
  connect();
  globalThis.addEventListener('online', online, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    socket?.close();
    socket = null;
  });
  return frame => {
    if (socket && socket === greeted && socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify(frame));
  };
}

/** Returns the delay in ms before the next connection. */
export const reconnectDelay = (losses: number, random: () => number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** losses, MAX_DELAY_MS) * (0.5 + random() / 2);

const plainSocket = (url: string) => new WebSocket(url);
