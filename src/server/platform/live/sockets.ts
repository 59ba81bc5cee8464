import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { SOCKET_PING_MS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import { isSameOrigin, type OriginsOf } from '../http/origin.ts';
import type { Log } from '../log.ts';
import { type AcknowledgementListener, trackAcknowledgements } from './acknowledgements.ts';
import type { Bus } from './bus.ts';
import { type Connection, createConnections, type SocketSession, sendFrame } from './connections.ts';
import { createDelivery, type SerializeNotice } from './delivery.ts';
import { type FrameReceiver, receiveFrames } from './frame-receiver.ts';
import { createSessionCheck, SESSIONS_ENDED } from './session-check.ts';

type LiveOptions = {
  bus: Bus;
  log: Log;
  /** Resolves to null without a valid session, which closes the socket. */
  identify: (request: FastifyRequest) => Promise<SocketSession | null>;
  originsOf?: OriginsOf;
  selectValidSessions: (sessionHashes: string[]) => Promise<Set<string>>;
  serialize: SerializeNotice;
  receiveFrame: FrameReceiver;
  acknowledged?: AcknowledgementListener;
};

export type LiveSockets = {
  /** Sockets in this process. */
  count(): number;
  close(): void;
};

const PATH = '/api/live';
const SOCKETS_PER_MEMBER = 20;
/** Spreads the requests of all browsers when the bus works again. */
const MAX_REFETCHES_PER_SECOND = 500;

/** Close codes. After `login` a browser does not reconnect by itself. */
const CLOSE = { restarting: 1012, login: 4403, tooMany: 4429 } as const;

/**
 * Checks the session of each new socket, at every ping and after `sessionsEnded`.
 * @spec D4.10 D5.6
 */
export async function serveLive(http: FastifyInstance, options: LiveOptions): Promise<LiveSockets> {
  const {
    bus,
    log,
    identify,
    originsOf = () => [],
    selectValidSessions,
    serialize,
    receiveFrame,
    acknowledged,
  } = options;
  const { connectionsOf, all, isConnected, add } = createConnections();
  await http.register(websocket, {
    options: { maxPayload: 1_024, clientTracking: false },
    errorHandler(error, socket) {
      if (isClientError(error)) log.debug({ err: error }, 'socket broke');
      else log.error({ err: error }, 'socket failed');
      socket.terminate();
    },
  });

  const sessions = createSessionCheck<Connection>({
    log,
    selectValid: selectValidSessions,
    connectionsOf,
    end(connection) {
      sendFrame(connection, { type: 'bye', reason: 'logged_out' });
      connection.socket.close(CLOSE.login, 'login');
    },
  });

  const noUpgrade = async () => {
    throw new ApiError('not_found');
  };
  const open = async (socket: WebSocket, request: FastifyRequest) => {
    // Without this listener, a socket error during the session check would end the process.
    socket.on('error', () => socket.terminate());
    let connection: Connection | null = null;
    receiveFrames(socket, (data, isBinary) => {
      if (!connection) return 'not understood';
      return connection.suspectedAt ? 'accepted' : receiveFrame(connection.session, data, isBinary);
    });
    const { session, isSuspect } = await sessions.identify(async () =>
      isSameOrigin(originOnly(request), request.host, originsOf(request)) ? identify(request) : null,
    );
    if (!session) return socket.close(CLOSE.login, 'login');
    // If the socket closed during `identify`, nothing would ever remove its connection.
    if (socket.readyState !== socket.OPEN) return;
    if (connectionsOf(session.profileId).length >= SOCKETS_PER_MEMBER)
      return socket.close(CLOSE.tooMany, 'too many');
    const arrivals = trackAcknowledgements(socket, events =>
      acknowledged?.onAcknowledged(session.profileId, events),
    );
    connection = { socket, session, alive: true, suspectedAt: 0, acknowledgements: arrivals };
    add(connection);
    if (isSuspect) sessions.suspect([connection]);
  };
  http.route({ method: 'GET', url: PATH, handler: noUpgrade, wsHandler: open });

  const deliver = createDelivery({
    log,
    serialize,
    isConnected,
    send: (profileId, event) => {
      for (const connection of connectionsOf(profileId)) {
        sendFrame(connection, event);
        if (acknowledged?.matches(event)) connection.acknowledgements.sent(event);
      }
    },
    onMissed: profileId => {
      for (const connection of connectionsOf(profileId)) sendFrame(connection, { type: 'hello' });
    },
  });

  const ping = setInterval(() => {
    const connections = all();
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      connection.acknowledgements.ping();
    }
    sessions.check(connections);
  }, SOCKET_PING_MS);
  ping.unref();

  const stopListening = [
    bus.subscribe(notice => {
      if (notice.type === SESSIONS_ENDED) sessions.onNotice(notice);
      else deliver(notice);
    }),
    bus.onRestored(() => {
      const connections = all();
      const spread = (connections.length / MAX_REFETCHES_PER_SECOND) * 1_000;
      for (const connection of connections)
        setTimeout(() => sendFrame(connection, { type: 'hello' }), Math.random() * spread).unref();
    }),
  ];

  return {
    count: () => all().length,
    close() {
      clearInterval(ping);
      for (const stop of stopListening) stop();
      for (const connection of all()) {
        sendFrame(connection, { type: 'bye', reason: 'restarting' });
        connection.socket.close(CLOSE.restarting);
      }
    },
  };
}

/** True for errors that the client or the network caused. */
const isClientError = (error: Error & { code?: string }): boolean =>
  /^(WS_ERR_|ECONNRESET$|EPIPE$|ETIMEDOUT$)/.test(error.code ?? '');

/** Not all browsers send Fetch Metadata when they open a socket. */
const originOnly = ({ headers }: FastifyRequest) =>
  headers.origin === undefined ? {} : { origin: headers.origin };
