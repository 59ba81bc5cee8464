import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { SOCKET_PING_MS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { LiveFrame } from '#contract/events';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Log } from '../log.ts';
import type { Bus, BusNotice } from './bus.ts';
import { type Confirmed, confirming } from './confirmations.ts';
import { createDelivery, type Hydrate } from './delivery.ts';
import { type Hearing, listenTo } from './hearing.ts';
import { type Checked, createLoginCheck } from './login-check.ts';

/** Who holds a socket: the profile that events are addressed to, and the login it stands on. */
export type Holder = { profileId: string; sessionHash: string };

export type LiveOptions = {
  bus: Bus;
  log: Log;
  /** The holder for an upgrade request; null is refused. */
  identify: (request: FastifyRequest) => Promise<Holder | null>;
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

/**
 * Publish this after logins of a member ended: his sockets are checked at once instead of at the next ping.
 * @param renewed the one that goes on under another secret, by the hashes of both: its sockets stay
 */
export const loginsEnded = (profileId: string, renewed?: { from: Buffer; to: Buffer }): BusNotice => ({
  to: [profileId],
  type: LOGINS_ENDED,
  ids: renewed ? { from: renewed.from.toString('hex'), to: renewed.to.toString('hex') } : {},
});

const LOGINS_ENDED = 'logins_ended';
const PATH = '/api/live';
/** A browser that cannot keep up is dropped; it reconnects and fetches what it missed. */
const BUFFER_LIMIT = 1024 * 1024;
const SOCKETS_PER_MEMBER = 20;
/** After a failure all browsers fetch anew, at most this many a second. */
const REFETCHES_PER_SECOND = 500;

/** Why a socket is refused or ended. With `login` a browser does not come back by itself; with the others it does, after a while. */
const CLOSE = { restarting: 1012, login: 4403, tooMany: 4429 } as const;

type Connection = Checked & {
  socket: WebSocket;
  alive: boolean;
  arrivals: ReturnType<typeof confirming>;
};

/**
 * The members' sockets: events to them, and signs of theirs that are not kept; every write is a call. Origin and cookie are checked at the upgrade, the login at every
 * ping and whenever `loginsEnded` is published.
 */
export async function serveLive(http: FastifyInstance, options: LiveOptions): Promise<LiveSockets> {
  const { bus, log, identify, standing, hydrate, hearing, confirmed } = options;
  const sockets = new Map<string, Set<Connection>>();
  const of = (profileId: string) => [...(sockets.get(profileId) ?? [])];
  const everyone = () => [...sockets.values()].flatMap(own => [...own]);
  await http.register(websocket, { options: { maxPayload: 1_024, clientTracking: false } });

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
    const holder = isSameOrigin(originOnly(request), request.host) ? await identify(request) : null;
    if (!holder) return socket.close(CLOSE.login, 'login');
    // Gone during the check: its close was already told, nobody would take it off the list again.
    if (socket.readyState !== socket.OPEN) return;
    if (of(holder.profileId).length >= SOCKETS_PER_MEMBER) return socket.close(CLOSE.tooMany, 'too many');
    const arrivals = confirming(socket, events => confirmed?.tell(holder.profileId, events));
    own = { socket, holder, alive: true, doubtedAt: 0, arrivals };
    hold(own);
  };
  http.route({ method: 'GET', url: PATH, handler: noUpgrade, wsHandler: open });

  function hold(connection: Connection): void {
    const { socket, holder } = connection;
    const own = sockets.get(holder.profileId) ?? new Set();
    sockets.set(holder.profileId, own.add(connection));
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('close', () => {
      own.delete(connection);
      if (own.size === 0) sockets.delete(holder.profileId);
    });
    send(connection, { type: 'hello' });
  }

  const deliver = createDelivery({
    log,
    hydrate,
    isHere: profileId => sockets.has(profileId),
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

  const logins = createLoginCheck<Connection>({
    log,
    standing,
    end(connection) {
      send(connection, { type: 'bye', reason: 'logged_out' });
      connection.socket.close(CLOSE.login, 'login');
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

  const loginsOf = ({ to, ids }: BusNotice): Connection[] => {
    const connections = to.flatMap(of);
    for (const { holder } of connections)
      if (holder.sessionHash === ids.from) holder.sessionHash = String(ids.to);
    return connections;
  };

  const stopListening = [
    bus.subscribe(notice => {
      if (notice.type === LOGINS_ENDED) logins.doubt(loginsOf(notice));
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

function send({ socket }: Connection, frame: LiveFrame): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BUFFER_LIMIT) socket.terminate();
  else socket.send(JSON.stringify(frame));
}

/** Upgrades carry Origin always, Fetch Metadata not everywhere; Origin decides. */
const originOnly = ({ headers }: FastifyRequest) =>
  headers.origin === undefined ? {} : { origin: headers.origin };
