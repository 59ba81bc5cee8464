import type { WebSocket } from 'ws';
import type { LiveEvent } from '#contract/events';

export type AcknowledgementListener = {
  matches: (event: LiveEvent) => boolean;
  onAcknowledged: (profileId: string, events: LiveEvent[]) => void;
};

/** With more events than this, the socket closes, and the browser reconnects and refetches. */
const MAX_UNACKNOWLEDGED = 1_000;

/**
 * Browsers answer pings in order, so a pong acknowledges all frames before its ping.
 * @spec D5.6
 */
export function trackAcknowledgements(socket: WebSocket, onAcknowledged: (events: LiveEvent[]) => void) {
  let pings = 0;
  let unacknowledged: LiveEvent[] = [];
  let pending: { events: LiveEvent[]; ping: number } | null = null;
  let isScheduled = false;

  const ping = () => {
    pings += 1;
    if (socket.readyState === socket.OPEN) socket.ping(String(pings));
  };
  const sendPing = () => {
    isScheduled = false;
    if (pending || unacknowledged.length === 0) return;
    ping();
    pending = { events: unacknowledged, ping: pings };
    unacknowledged = [];
  };
  socket.on('pong', data => {
    // The answer to a later ping also acknowledges the frames before earlier pings.
    if (!pending || Number(data.toString()) < pending.ping) return;
    const { events } = pending;
    pending = null;
    onAcknowledged(events);
    sendPing();
  });
  return {
    ping,
    sent(event: LiveEvent): void {
      unacknowledged.push(event);
      if (unacknowledged.length > MAX_UNACKNOWLEDGED) socket.terminate();
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(sendPing);
    },
  };
}
