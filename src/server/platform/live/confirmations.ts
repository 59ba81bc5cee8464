import type { WebSocket } from 'ws';
import type { LiveEvent } from '#contract/events';

/** Events whose arrival matters, and who wants to know of it. */
export type Confirmed = {
  of: (event: LiveEvent) => boolean;
  tell: (profileId: string, events: LiveEvent[]) => void;
};

/** Waits for an answer at most; a browser that owes one for so long is dropped, and fetches what it missed. */
const UNASKED_LIMIT = 1_000;

/**
 * Learns what a browser has: every browser answers a ping by itself, and in order, so the answer to one says that all before it has
 * arrived. One ping asks for all that was sent while the one before was under way.
 */
export function confirming(socket: WebSocket, tell: (events: LiveEvent[]) => void) {
  let pings = 0;
  let unasked: LiveEvent[] = [];
  let asked: { events: LiveEvent[]; ping: number } | null = null;
  let soon = false;

  const ping = () => {
    pings += 1;
    if (socket.readyState === socket.OPEN) socket.ping(String(pings));
  };
  const ask = () => {
    soon = false;
    if (asked || unasked.length === 0) return;
    ping();
    asked = { events: unasked, ping: pings };
    unasked = [];
  };
  socket.on('pong', data => {
    // A browser may answer the last of several pings alone.
    if (!asked || Number(data.toString()) < asked.ping) return;
    const { events } = asked;
    asked = null;
    tell(events);
    ask();
  });
  return {
    ping,
    sent(event: LiveEvent): void {
      unasked.push(event);
      if (unasked.length > UNASKED_LIMIT) socket.terminate();
      if (soon) return;
      soon = true;
      setImmediate(ask);
    },
  };
}
