import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { SOCKET_PING_MS } from '#contract/constants';
import type { LiveEvent, LiveFrame } from '#contract/events';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Log } from '../log.ts';
import type { Bus, BusNotice } from './bus.ts';

/** Who holds a socket: the profile that events are addressed to, and the login it stands on. */
export type Holder = { profileId: string; accountId: string; sessionHash: string };

/** Makes of a notice what one member may see; null when he may not see anything of it. */
export type Hydrate = (notice: BusNotice, profileId: string) => Promise<LiveEvent | null>;

export type LiveOptions = {
  bus: Bus;
  log: Log;
  /** The holder for an upgrade request; null is refused. */
  identify: (request: FastifyRequest) => Promise<Holder | null>;
  /** Which of these logins still stand; asked every ping. */
  standing: (sessionHashes: string[]) => Promise<Set<string>>;
  hydrate: Hydrate;
};

const PATH = '/api/live';
/** A browser that cannot keep up is dropped; it reconnects and fetches what it missed. */
const BUFFER_LIMIT = 1024 * 1024;
const SOCKETS_PER_MEMBER = 20;

/** The members' sockets: events only, every write is a call. Origin and cookie are checked at the upgrade, the login at every ping. */
export async function serveLive(http: FastifyInstance, options: LiveOptions): Promise<{ close(): void }> {
  const sockets = new Map<string, Set<Connection>>();
  await http.register(websocket, { options: { maxPayload: 4_096, clientTracking: false } });

  http.get(PATH, { websocket: true }, async (socket, request) => {
    // Listen at once: a socket that breaks during the check must not end the process.
    socket.on('error', () => socket.terminate());
    const holder = isSameOrigin(originOnly(request), request.host) ? await options.identify(request) : null;
    if (!holder) return socket.close(4403, 'login');
    const own = sockets.get(holder.profileId) ?? new Set();
    if (own.size >= SOCKETS_PER_MEMBER) return socket.close(4429, 'too many');
    const connection: Connection = { socket, holder, alive: true };
    sockets.set(holder.profileId, own.add(connection));
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('close', () => {
      own.delete(connection);
      if (own.size === 0) sockets.delete(holder.profileId);
    });
    send(connection, { type: 'hello' });
  });

  // A member's events leave in the order in which they came, though each is loaded on its own.
  const queues = new Map<string, Promise<void>>();
  const unsubscribe = options.bus.subscribe(notice => {
    for (const profileId of new Set(notice.to)) {
      if (!sockets.has(profileId)) continue;
      const next = (queues.get(profileId) ?? Promise.resolve())
        .then(() => deliver(notice, profileId))
        .catch(error => options.log.warn({ err: error, type: notice.type }, 'event lost'))
        .finally(() => {
          if (queues.get(profileId) === next) queues.delete(profileId);
        });
      queues.set(profileId, next);
    }
  });

  async function deliver(notice: BusNotice, profileId: string): Promise<void> {
    const event = await options.hydrate(notice, profileId);
    if (event) for (const connection of sockets.get(profileId) ?? []) send(connection, event);
  }

  const ping = setInterval(
    () =>
      void pingAll(
        [...sockets.values()].flatMap(own => [...own]),
        options,
      ),
    SOCKET_PING_MS,
  );
  ping.unref();
  return {
    close() {
      clearInterval(ping);
      unsubscribe();
      for (const connection of [...sockets.values()].flatMap(own => [...own])) {
        send(connection, { type: 'bye', reason: 'restarting' });
        connection.socket.close(1012);
      }
    },
  };
}

type Connection = { socket: WebSocket; holder: Holder; alive: boolean };

function send({ socket }: Connection, frame: LiveFrame): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BUFFER_LIMIT) socket.terminate();
  else socket.send(JSON.stringify(frame));
}

async function pingAll(connections: Connection[], { standing, log }: LiveOptions): Promise<void> {
  const hashes = [...new Set(connections.map(({ holder }) => holder.sessionHash))];
  const valid = await standing(hashes).catch(error => {
    log.warn({ err: error }, 'logins not rechecked');
    return new Set(hashes);
  });
  for (const connection of connections) {
    if (!valid.has(connection.holder.sessionHash)) {
      send(connection, { type: 'bye', reason: 'logged_out' });
      connection.socket.close(4403, 'login');
    } else if (!connection.alive) {
      connection.socket.terminate();
    } else {
      connection.alive = false;
      connection.socket.ping();
    }
  }
}

/** Upgrades carry Origin always, Fetch Metadata not everywhere; Origin decides. */
const originOnly = ({ headers }: FastifyRequest) =>
  headers.origin === undefined ? {} : { origin: headers.origin };
