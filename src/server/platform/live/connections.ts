import type { WebSocket } from 'ws';
import type { LiveFrame } from '#contract/events';
import type { confirming } from './confirmations.ts';

/** Who holds a socket: the profile that events are addressed to, and the login it stands on. */
export type Holder = { profileId: string; sessionHash: string };

/** `doubtedAt`: the login may have ended, and has not been checked since; 0 where there is no doubt. */
export type Connection = {
  socket: WebSocket;
  holder: Holder;
  alive: boolean;
  doubtedAt: number;
  arrivals: ReturnType<typeof confirming>;
};

/** A browser that cannot keep up is dropped; it reconnects and fetches what it missed. */
const BUFFER_LIMIT = 1024 * 1024;

/** The sockets of this process that have been greeted, by member. */
export function createConnections() {
  const held = new Map<string, Set<Connection>>();
  return {
    of: (profileId: string): Connection[] => [...(held.get(profileId) ?? [])],
    everyone: (): Connection[] => [...held.values()].flatMap(own => [...own]),
    isHere: (profileId: string): boolean => held.has(profileId),
    /** Holds a socket until it closes, and greets it. */
    hold(connection: Connection): void {
      const { socket, holder } = connection;
      const own = held.get(holder.profileId) ?? new Set();
      held.set(holder.profileId, own.add(connection));
      socket.on('pong', () => {
        connection.alive = true;
      });
      socket.on('close', () => {
        own.delete(connection);
        if (own.size === 0) held.delete(holder.profileId);
      });
      send(connection, { type: 'hello' });
    },
  };
}

/** Sends a frame where the socket is open. */
export function send({ socket }: Connection, frame: LiveFrame): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BUFFER_LIMIT) socket.terminate();
  else socket.send(JSON.stringify(frame));
}
