import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { SOCKET_PING_MS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { OriginsOf } from '../http/cross-origin.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Log } from '../log.ts';
import type { Bus } from './bus.ts';
import { type Confirmed, confirming } from './confirmations.ts';
import { type Connection, createConnections, type Holder, send } from './connections.ts';
import { createDelivery, type Hydrate } from './delivery.ts';
import { type Hearing, listenTo } from './hearing.ts';
import { createLoginCheck, LOGINS_ENDED } from './login-check.ts';

export type LiveOptions = {
  bus: Bus;
  log: Log;
  /** The holder for an upgrade request; null is refused. */
  identify: (request: FastifyRequest) => Promise<Holder | null>;
  /** Of the site's own pages, where they are served from another origin. */
  originsOf?: OriginsOf;
  /** Which of these logins still stand. */
  standing: (sessionHashes: string[]) => Promise<Set<string>>;
  hydrate: Hydrate;
  /** What members say. */
  hearing: Hearing;
  /** What arrived in a member's browser, where somebody wants to know. */
  confirmed?: Confirmed;
};

export type LiveSockets = {
  /** How many are open in this process. */
  count(): number;
  close(): void;
};

const PATH = '/api/live';
const SOCKETS_PER_MEMBER = 20;
/** After a failure all browsers fetch anew, at most this many a second. */
const REFETCHES_PER_SECOND = 500;

/** Why a socket is refused or ended. With `login` a browser does not come back by itself; with the others it does, after a while. */
const CLOSE = { restarting: 1012, login: 4403, tooMany: 4429 } as const;

/**
 * The members' sockets: events to them, and signs of theirs that are not kept; every write is a call. Origin and cookie are checked at the upgrade, the login at every
 * ping and whenever `loginsEnded` is published.
 */
export async function serveLive(http: FastifyInstance, options: LiveOptions): Promise<LiveSockets> {
  const { bus, log, identify, originsOf = () => [], standing, hydrate, hearing, confirmed } = options;
  const { of, everyone, isHere, hold } = createConnections();
  await http.register(websocket, {
    options: { maxPayload: 1_024, clientTracking: false },
    errorHandler(error, socket) {
      if (isOfOtherSide(error)) log.debug({ err: error }, 'socket broke');
      else log.error({ err: error }, 'socket failed');
      socket.terminate();
    },
  });

  const logins = createLoginCheck<Connection>({
    log,
    standing,
    of,
    end(connection) {
      send(connection, { type: 'bye', reason: 'logged_out' });
      connection.socket.close(CLOSE.login, 'login');
    },
  });

  const noUpgrade = async () => {
    throw new ApiError('not_found');
  };
  const open = async (socket: WebSocket, request: FastifyRequest) => {
    // Listen at once: a socket that breaks during the check must not end the process.
    socket.on('error', () => socket.terminate());
    let own: Connection | null = null;
    listenTo(socket, (data, isBinary) => {
      if (!own) return 'not understood';
      return own.doubtedAt ? 'heard' : hearing(own.holder, data, isBinary);
    });
    const { holder, isDoubted } = await logins.identified(async () =>
      isSameOrigin(originOnly(request), request.host, originsOf(request)) ? identify(request) : null,
    );
    if (!holder) return socket.close(CLOSE.login, 'login');
    // Gone during the check: its close was already told, nobody would take it off the list again.
    if (socket.readyState !== socket.OPEN) return;
    if (of(holder.profileId).length >= SOCKETS_PER_MEMBER) return socket.close(CLOSE.tooMany, 'too many');
    const arrivals = confirming(socket, events => confirmed?.tell(holder.profileId, events));
    own = { socket, holder, alive: true, doubtedAt: 0, arrivals };
    hold(own);
    if (isDoubted) logins.doubt([own]);
  };
  http.route({ method: 'GET', url: PATH, handler: noUpgrade, wsHandler: open });

  const deliver = createDelivery({
    log,
    hydrate,
    isHere,
    send: (profileId, event) => {
      for (const connection of of(profileId)) {
        send(connection, event);
        if (confirmed?.of(event)) connection.arrivals.sent(event);
      }
    },
    missed: profileId => {
      for (const connection of of(profileId)) send(connection, { type: 'hello' });
    },
  });

  const ping = setInterval(() => {
    const connections = everyone();
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      connection.arrivals.ping();
    }
    logins.check(connections);
  }, SOCKET_PING_MS);
  ping.unref();

  const stopListening = [
    bus.subscribe(notice => {
      if (notice.type === LOGINS_ENDED) logins.hear(notice);
      else deliver(notice);
    }),
    bus.onRestored(() => {
      const connections = everyone();
      const spread = (connections.length / REFETCHES_PER_SECOND) * 1_000;
      for (const connection of connections)
        setTimeout(() => send(connection, { type: 'hello' }), Math.random() * spread).unref();
    }),
  ];

  return {
    count: () => everyone().length,
    close() {
      clearInterval(ping);
      for (const stop of stopListening) stop();
      for (const connection of everyone()) {
        send(connection, { type: 'bye', reason: 'restarting' });
        connection.socket.close(CLOSE.restarting);
      }
    },
  };
}

/** A frame that is too large or none at all, or a line that broke: no mistake of this process. */
const isOfOtherSide = (error: Error & { code?: string }): boolean =>
  /^(WS_ERR_|ECONNRESET$|EPIPE$|ETIMEDOUT$)/.test(error.code ?? '');

/** Upgrades carry Origin always, Fetch Metadata not everywhere; Origin decides. */
const originOnly = ({ headers }: FastifyRequest) =>
  headers.origin === undefined ? {} : { origin: headers.origin };
