import { Pool } from 'undici';
import type { WebSocket } from 'ws';
import { LIKES } from '#contract/constants';
import { runStatement, type Statement } from '../../src/server/testing/capture-statements.ts';
import { type Benchmark, ratioMeasurement } from '../benchmark.ts';
import { bareLike, bareRead } from '../support/bare-events.ts';
import { sizeName } from '../support/bench-environment.ts';
import type { ChildServer } from '../support/child-server.ts';
import { browserHeaders, loadDatabase, requestOk } from '../support/load.ts';
import { type BenchPair, type LoggedInMember, logInPairs } from '../support/members.ts';
import { onDatabase } from '../support/open-server.ts';
import { pace } from '../support/pace.ts';
import { alternate, median } from '../support/stats.ts';
import { addUnreadMessages, type ConversationStart, UNREAD_MESSAGES } from '../support/unread-messages.ts';
import { openBenchSocket } from './latency.ts';

const PAIRS = 64;
/** One warm-up and three runs stay below the rate limit of 120 a minute. */
const EVENTS_PER_PAIR = 28;
const PAIRS_PER_CLIENT = 10;
/** The liked member receives only a few events a day about the same like. */
const LIKES_PER_PAIR = LIKES.immediateEvents;
const BARE_CONNECTIONS = 8;
const AT_ONCE = `${PAIRS} at once, each after the last one arrived`;

/** @spec P3 */
export const eventBenchmark: Benchmark = {
  id: 'P3',
  title: 'Typing, read and badge events',
  async measure({ smallest: { url, members }, serve, log }) {
    await using app = await serve('serve-app.ts', url);
    await using relay = await serve('serve-relay.ts', url);
    const sides = {
      typing: { bare: () => throughRelay(relay), ours: () => typingThroughSockets(app, url) },
      read: { bare: () => bareReads(url), ours: () => readsThroughCalls(app, url) },
      badge: { bare: () => bareLikes(url), ours: () => likesThroughCalls(app, url) },
    };
    const measure = async (event: keyof typeof sides, limitName: string, goal: number) => {
      const { ours, bare } = await alternate(3, sides[event]);
      log(`${event}: ${ours.map(round => Math.round(round)).join(', ')} a second`);
      const values = { ours: median(ours), limit: median(bare), unit: '/s' };
      const label = `${event} events at ${sizeName(members)}, ${AT_ONCE}, beside ${limitName}`;
      return ratioMeasurement(label, values, { atLeast: goal });
    };
    const theirStatement = `the statement they write, over ${BARE_CONNECTIONS} connections`;
    return [
      await measure('typing', 'a bare relay', 0.5),
      await measure('read', theirStatement, 0.8),
      await measure('badge', theirStatement, 0.8),
    ];
  },
};

async function arrivalsPerSecond(clients: (() => Promise<boolean>)[]): Promise<number> {
  const start = performance.now();
  const end = start + pace.roundSeconds * 1_000;
  let arrived = 0;
  const run = async (next: () => Promise<boolean>) => {
    while (performance.now() < end && (await next())) arrived += 1;
  };
  await Promise.all(clients.map(run));
  return arrived / ((performance.now() - start) / 1_000);
}

/** The returned function supports only one waiting caller at a time. */
function nextArrival(socket: WebSocket, mark: string): () => Promise<void> {
  let resolveArrival = () => {};
  socket.on('message', (data: Buffer) => {
    if (data.toString().includes(mark)) resolveArrival();
  });
  return () =>
    new Promise(resolve => {
      resolveArrival = resolve;
    });
}

async function typingThroughSockets(app: ChildServer, url: string): Promise<number> {
  const pairs = await logInPairs(url, PAIRS * PAIRS_PER_CLIENT);
  const open = ({ secret }: LoggedInMember) => openBenchSocket(app, `session=${secret}`, '/api/live');
  const connections = await Promise.all(
    pairs.map(async ({ sender, recipient }) => {
      const [own, other] = await Promise.all([open(sender), open(recipient)]);
      return { by: sender.profileId, to: recipient.profileId, own, other };
    }),
  );
  try {
    return await arrivalsPerSecond(
      Array.from({ length: PAIRS }, (_, client) => {
        const ownConnections = connections.filter((_connection, index) => index % PAIRS === client);
        const next = ownConnections.map(({ other }) => nextArrival(other, '"typing"'));
        let nth = 0;
        return async () => {
          const index = Math.floor(nth / EVENTS_PER_PAIR);
          const [connection, waitForArrival] = [ownConnections[index], next[index]];
          if (!connection || !waitForArrival) return false;
          const arrival = waitForArrival();
          connection.own.send(
            JSON.stringify({ type: 'typing', by: connection.by, to: connection.to, typing: nth++ % 2 === 0 }),
          );
          await arrival;
          return true;
        };
      }),
    );
  } finally {
    for (const { own, other } of connections) for (const socket of [own, other]) socket.terminate();
  }
}

async function readsThroughCalls(app: ChildServer, url: string): Promise<number> {
  const pairs = await logInPairs(url, PAIRS);
  const starts = await addUnreadMessages(url, pairs);
  return throughCalls(app, pairs, '"read"', (nth, client) => {
    const start = starts[client];
    if (nth > UNREAD_MESSAGES || !start) return null;
    const body = { conversation: start.conversation, seq: start.readFrom + nth };
    return { pair: client, path: '/api/chat.php', method: 'PUT', body };
  });
}

async function likesThroughCalls(app: ChildServer, url: string): Promise<number> {
  const pairs = await logInPairs(url, PAIRS * PAIRS_PER_CLIENT);
  await removeLikes(url, pairs);
  return throughCalls(app, pairs, 'like"', (nth, client) => {
    const pair = client + PAIRS * Math.floor((nth - 1) / LIKES_PER_PAIR);
    const liked = pairs[pair]?.recipient;
    if (!liked) return null;
    const method = nth % 2 === 1 ? 'POST' : 'DELETE';
    return { pair, path: '/api/like.php', method, body: { id: liked.profileId } };
  });
}

/** `pair` is the index of the sender and the receiver. */
type EventCall = { pair: number; path: string; method: 'POST' | 'PUT' | 'DELETE'; body: object };

async function throughCalls(
  app: ChildServer,
  pairs: BenchPair[],
  mark: string,
  callOf: (nth: number, client: number) => EventCall | null,
): Promise<number> {
  const pool = new Pool(app.url, { connections: PAIRS, pipelining: 1 });
  const sockets = await Promise.all(
    pairs.map(({ recipient }) => openBenchSocket(app, `session=${recipient.secret}`, '/api/live')),
  );
  const arrivals = sockets.map(socket => nextArrival(socket, mark));
  try {
    return await arrivalsPerSecond(
      Array.from({ length: PAIRS }, (_, client) => {
        let nth = 0;
        return async () => {
          nth += 1;
          const call = callOf(nth, client);
          const [sender, next] = call ? [pairs[call.pair]?.sender, arrivals[call.pair]] : [];
          if (!call || !sender || !next) return false;
          const arrival = next();
          await sendEventCall(pool, app, sender, call);
          await arrival;
          return true;
        };
      }),
    );
  } finally {
    for (const socket of sockets) socket.terminate();
    await pool.close();
  }
}

async function sendEventCall(
  pool: Pool,
  app: ChildServer,
  { secret }: LoggedInMember,
  { path, method, body }: EventCall,
): Promise<void> {
  const headers = { ...browserHeaders(app.port, secret), 'content-type': 'application/json' };
  await requestOk(pool, { path, method, headers, body: JSON.stringify(body) });
}

async function bareReads(url: string): Promise<number> {
  const pairs = await logInPairs(url, PAIRS);
  const starts = await addUnreadMessages(url, pairs);
  return bareEvents(url, pairs, (pair, index, nth) =>
    bareRead(pair, starts[index] as ConversationStart, nth),
  );
}

async function bareLikes(url: string): Promise<number> {
  const pairs = await logInPairs(url, PAIRS);
  await removeLikes(url, pairs);
  return bareEvents(url, pairs, (pair, _index, nth) => bareLike(pair, nth));
}

async function bareEvents(
  url: string,
  pairs: BenchPair[],
  statementOf: (pair: BenchPair, index: number, nth: number) => Statement,
): Promise<number> {
  let written = 0;
  const { perSecond } = await loadDatabase(url, BARE_CONNECTIONS, async client => {
    const [index, nth] = [written % pairs.length, Math.floor(written / pairs.length) + 1];
    written += 1;
    await runStatement(client, statementOf(pairs[index] as BenchPair, index, nth));
  });
  return perSecond;
}

const removeLikes = (url: string, pairs: BenchPair[]): Promise<void> =>
  onDatabase(url, async client => {
    const ids = pairs.flatMap(({ sender, recipient }) => [sender.profileId, recipient.profileId]);
    for (const table of ['likes', 'likes_taken_back'])
      await client.query(`delete from ${table} where liker_id = any($1) and liked_id = any($1)`, [ids]);
    await client.query("delete from rate_limits where key like 'like-events %' or key like 'likes %'");
  });

async function throughRelay(relay: ChildServer): Promise<number> {
  const open = (path: string) =>
    Promise.all(Array.from({ length: PAIRS }, () => openBenchSocket(relay, '', path)));
  const receivers = await open('/receiver');
  const senders = await open('/');
  const waiting: (() => void)[] = [];
  for (const socket of receivers)
    socket.on('message', (data: Buffer) => waiting[JSON.parse(data.toString()).walker]?.());
  try {
    return await arrivalsPerSecond(
      senders.map((socket, walker) => async () => {
        const arrival = new Promise<void>(resolve => {
          waiting[walker] = resolve;
        });
        socket.send(JSON.stringify({ type: 'typing', conversation: SOME_ID, typing: true, walker }));
        await arrival;
        return true;
      }),
    );
  } finally {
    for (const socket of [...senders, ...receivers]) socket.terminate();
  }
}

const SOME_ID = '0197f3c2-5f0a-7c3e-9d1b-2f6a8e4c7b10';
