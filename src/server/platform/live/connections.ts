import type { WebSocket } from 'ws';
import type { LiveFrame } from '#contract/events';
import type { trackAcknowledgements } from './acknowledgements.ts';

/** The member that events are addressed to, and the session of the socket. */
export type SocketSession = { profileId: string; sessionHash: string };

/**
 * `suspectedAt`: sequence number since which the session may have ended without a check; 0 if it is known to be
 * valid.
 */
export type Connection = {
  socket: WebSocket;
  session: SocketSession;
  alive: boolean;
  suspectedAt: number;
  acknowledgements: ReturnType<typeof trackAcknowledgements>;
};

/** A browser that cannot keep up is disconnected; it reconnects and refetches. */
const BUFFER_LIMIT = 1024 * 1024;

/**
 * The greeted sockets of this process, by member.
 * @spec D4.10
 */
export function createConnections() {
  const connectionsByMember = new Map<string, Set<Connection>>();
  return {
    connectionsOf: (profileId: string): Connection[] => [...(connectionsByMember.get(profileId) ?? [])],
    all: (): Connection[] => [...connectionsByMember.values()].flatMap(connections => [...connections]),
    isConnected: (profileId: string): boolean => connectionsByMember.has(profileId),
    /** Adds a socket until it closes, and greets it. */
    add(connection: Connection): void {
      const { socket, session } = connection;
      const connections = connectionsByMember.get(session.profileId) ?? new Set();
      connectionsByMember.set(session.profileId, connections.add(connection));
      socket.on('pong', () => {
        connection.alive = true;
      });
      socket.on('close', () => {
        connections.delete(connection);
        if (connections.size === 0) connectionsByMember.delete(session.profileId);
      });
      sendFrame(connection, { type: 'hello' });
    },
  };
}

/** Sends a frame if the socket is open. */
export function sendFrame({ socket }: Connection, frame: LiveFrame): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BUFFER_LIMIT) socket.terminate();
  else socket.send(JSON.stringify(frame));
}
