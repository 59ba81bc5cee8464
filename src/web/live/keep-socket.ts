import type { LiveFrame } from '#contract/events';
import type { Say } from './say.ts';

export type SocketParts = {
  url: string;
  onFrame: (frame: LiveFrame) => void;
  /** Ends it for good. */
  signal: AbortSignal;
  /** Replaced in tests. */
  open?: (url: string) => WebSocket;
  random?: () => number;
};

/** Sent by the server where a login is missing or has ended: trying again would change nothing. */
const LOGIN_CLOSED = 4403;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Keeps one socket open: after a loss it tries again with a delay that doubles up to 30 s, with jitter, and at once when the
 * browser is back online. A `hello` starts the delays anew. Answers how to say something over it: the server hears nobody before it greeted him.
 */
export function keepSocket({
  url,
  onFrame,
  signal,
  open = plainSocket,
  random = Math.random,
}: SocketParts): Say {
  let losses = 0;
  let socket: WebSocket | null = null;
  let greeted: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    const own = open(url);
    socket = own;
    own.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as LiveFrame;
      if (frame.type === 'hello') {
        losses = 0;
        greeted = own;
      }
      onFrame(frame);
    });
    own.addEventListener('close', ({ code }) => {
      if (socket !== own) return;
      socket = null;
      if (code !== LOGIN_CLOSED) timer = setTimeout(connect, reconnectDelay(losses++, random));
    });
  };
  // A line that just came back has no use for an old socket or an old delay.
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
  return sign => {
    if (socket && socket === greeted && socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify(sign));
  };
}

/** Milliseconds until the next try: 0.5 to 1 times 1 s, doubled with each loss, at most 30 s. */
export const reconnectDelay = (losses: number, random: () => number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** losses, LONGEST_DELAY_MS) * (0.5 + random() / 2);

const plainSocket = (url: string) => new WebSocket(url);
