import type { WebSocket } from 'ws';
import type { LiveFrame } from '#contract/events';
import type { trackAcknowledgements } from './acknowledgements.ts';

export type SocketSession = { profileId: string; sessionHash: string };

/** `suspectedAt` is the number of the pending session check, or 0 without one. */
export type Connection = {
  socket: WebSocket;
  session: SocketSession;
  alive: boolean;
  suspectedAt: number;
  acknowledgements: ReturnType<typeof trackAcknowledgements>;
};

/** With more waiting bytes, the server terminates the socket, and the browser reconnects. */
const BUFFER_LIMIT = 1024 * 1024;

/** @spec D4.10 */
export function createConnections() {
  const connectionsByMember = new Map<string, Set<Connection>>();
  return {
    connectionsOf: (profileId: string): Connection[] => [...(connectionsByMember.get(profileId) ?? [])],
    all: (): Connection[] => [...connectionsByMember.values()].flatMap(connections => [...connections]),
    isConnected: (profileId: string): boolean => connectionsByMember.has(profileId),
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

export function sendFrame({ socket }: Connection, frame: LiveFrame): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BUFFER_LIMIT) socket.terminate();
  else socket.send(JSON.stringify(frame));
}
